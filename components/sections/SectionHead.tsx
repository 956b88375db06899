type SectionHeadProps = {
  title: string;
  lead?: string;
};

/** Heading of a section with its lead sentence. */
export function SectionHead({ title, lead }: SectionHeadProps) {
  return (
    <div>
      <h2 className="text-h2 type-title">{title}</h2>
      {lead && <p className="mt-3.5 max-w-[36em] text-lead text-ink-700">{lead}</p>}
    </div>
  );
}

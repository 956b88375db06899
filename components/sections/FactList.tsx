import { Words } from '../ui/Words';

type FactListProps = {
  facts: readonly { label: string; text: string }[];
};

/** Facts of a project: label and text of each, in two columns from 768 px. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className="grid md:grid-cols-2 md:gap-x-gap lg:grid-cols-3">
      {facts.map(({ label, text }) => (
        <div key={label} className="border-t border-line py-6">
          <dt className="text-emphasis type-strong">{label}</dt>
          <dd className="mt-2 text-ink-700">
            <Words>{text}</Words>
          </dd>
        </div>
      ))}
    </dl>
  );
}

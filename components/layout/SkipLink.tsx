type SkipLinkProps = {
  label: string;
};

/** First stop of the focus order on every page: to the content, past the bar (WCAG 2.4.1). */
export function SkipLink({ label }: SkipLinkProps) {
  return (
    <a
      href="#main"
      className="fixed left-2 -top-40 z-skip bg-sun-300 px-5 py-3 font-[600] focus:top-2 print:hidden"
    >
      {label}
    </a>
  );
}

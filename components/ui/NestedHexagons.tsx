type NestedHexagonsProps = {
  className: string;
};

/** Three nested outlines of the mark, bleeding off an edge (design system: Banner, Why Us). */
export function NestedHexagons({ className }: NestedHexagonsProps) {
  return (
    <svg
      className={`pointer-events-none absolute hidden text-teal-400 lg:block print:hidden ${className}`}
      viewBox="0 0 300 260"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d="M76 3h148l73 127-73 127H76L3 130zM92 31h116l57 99-57 99H92l-57-99zM108 59h84l41 71-41 71h-84l-41-71z" />
    </svg>
  );
}

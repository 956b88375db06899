import { Words } from '../ui/Words';

/**
 * Awarding body and code at the head of an examination title: `API 510`, `CSWIP 3.1`, `AMPP (NACE) CP 1`. Before it may
 * stand a preview's mark of a proposed text.
 */
const code =
  /^(\uE000?)(API (?:Spec Q1 and Q2|SIFE|SIRE|SIEE|TES|QUTE|\d+)|AMPP \(NACE\) (?:CP \d|CIP Level \d)|AMPP|CSWIP(?: \d\.\dU?)?|AWS|IWCF|IADC WellSharp|IADC|SPE|ISA|ASNT|CompEx|NEBOSH|IOSH)(?= )/;

type CourseTitleProps = {
  children: string;
};

/** Course title whose leading code is bold, which makes thirty examination titles easy to scan. */
export function CourseTitle({ children }: CourseTitleProps) {
  const [whole, mark, head] = code.exec(children) ?? [];
  if (!whole) return <Words>{children}</Words>;
  return (
    <>
      {mark}
      <b className="font-[640]">{head}</b>
      <Words>{children.slice(whole.length)}</Words>
    </>
  );
}

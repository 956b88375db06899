import { Fragment } from 'react';

/** Codes of the trade that must not break at their hyphen (design system: Type), and a number of years. */
const unbreakable =
  /(\d+ years|PAL-P2|Block-03|Block 03\/05|API 579-1|FFS-1|ISO 18436-\d|IEC 60079-\d+|SNT-TC-1A|DNV-ST-E27\d|PCC-1|M-501)/;

/** Text whose codes and numbers of years stay on one line. */
export function Words({ children }: { children: string }) {
  const parts = children.split(unbreakable);
  if (parts.length === 1) return children;
  return parts.map((part, index) =>
    unbreakable.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one fixed text never change places
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}

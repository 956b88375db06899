import { Fragment } from 'react';

/**
 * Codes and short compounds that must not break at a blank or a hyphen (design system: Type), and a number of years,
 * each with the signs that touch it: a browser may break a line between a block and a comma. Signs of private use are
 * a preview's marks, which may begin or end elsewhere.
 */
const unbreakable =
  /([^\s\p{Co}]*(?:\d+ years|PAL-P2|\d\d:\d\d to \d\d:\d\d|\(Level \d|Train-the-Trainer|Non-Financial|Block-03|Block 03\/05|(?:API|ASME|AWS|EN|IEC|ISO|SAE) (?:RP |Spec )?[A-Z]*\d[\w-]*|FFS-1|SNT-TC-1A|DNV-ST-E27\d|PCC-1|(?:NORSOK )?M-501|SPE-PRMS|Time-of-Flight|\b(?:in|pre|close|start|work|change)-[a-z]{2,6})[^\s\p{Co}]*)/u;

type WordsProps = {
  children: string;
};

/** Text whose codes and numbers of years stay on one line, unless they are longer than it (large letters on a phone). */
export function Words({ children }: WordsProps) {
  const parts = children.split(unbreakable);
  if (parts.length === 1) return children;
  return parts.map((part, index) =>
    unbreakable.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one fixed text never change places
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}

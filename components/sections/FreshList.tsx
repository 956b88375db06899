import type { FreshValue } from '@/content/about';

type FreshListProps = {
  values: readonly FreshValue[];
};

/** The FRESH values: initial, word and what it means (specification section 1). */
export function FreshList({ values }: FreshListProps) {
  return (
    <ul className="border-t border-line">
      {values.map(({ letter, word, meaning }) => (
        <li key={letter} className="grid grid-cols-[56px_1fr] items-center border-b border-line py-2.5">
          <b className="text-initial type-wide text-orange-700" aria-hidden="true">
            {letter}
          </b>
          <span>
            <span className="block text-emphasis font-[600]">{word}</span>
            <span className="block text-small text-ink-700">{meaning}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

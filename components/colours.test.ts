/** A colour that browsers cannot read is left out without a word: the text keeps whatever stands around it. */
import { expect, test } from 'vitest';
import config from '../tailwind.config';

type Colours = { [name: string]: string | Colours };

/** Every colour of a scale, by its name. */
function flat(colours: Colours, within = ''): [name: string, value: string][] {
  return Object.entries(colours).flatMap(([name, value]) =>
    typeof value === 'string' ? [[within + name, value]] : flat(value, `${within}${name}.`),
  );
}

const readable = /^(currentColor|#[\da-f]{3}|#[\da-f]{6}|rgb\(\d{1,3} \d{1,3} \d{1,3} \/ (0|1|0?\.\d+)\))$/;

test('every colour of tailwind.config.ts is one, as #rrggbb or by its parts', () => {
  const colours = flat(config.theme?.colors as Colours);
  expect(colours.length).toBeGreaterThan(30);
  expect(
    colours.filter(([, value]) => !readable.test(value)),
    'Open tailwind.config.ts: a colour begins with #, as #2f6f7e.',
  ).toEqual([]);
});

/**
 * Every import keeps to the house style's table (The rooms): words in `content/`, looks in `components/`, joined in
 * `app/`, made and proved by `scripts/` and `e2e/`. The linter says so while one writes; it knows imports by their
 * spelling alone, and so lets through a whole module (`import * as`), a path that climbs out of its room, and another
 * route's folder.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

const rooms = ['app', 'components', 'content', 'scripts', 'e2e'] as const;
type Room = (typeof rooms)[number];

/** What is imported: a file by its path from the root, without what an import leaves out, or a package by its name. */
type Import = { what: string; isPackage: boolean; isType: boolean };

/** Imports that the table refuses, and why they stand. */
const exceptions = {
  'content/content.test.ts: e2e/specification': 'Tests of words and of pages hold the same facts.',
  'scripts/icons.test.ts: tailwind.config': 'Icons are files, and their colours are the tokens.',
  'scripts/preview.ts: components/preview/cut': 'No route can render what only the finished export knows.',
  'scripts/preview.ts: components/preview/PreviewReport': 'As above.',
  'scripts/preview.ts: components/preview/page-facts': 'As above.',
};

/** A page, although it lies among the scripts: the bench copies it into `app/`. */
const pagesElsewhere = ['scripts/bench/scale-page.tsx'];

/** Imports of a source file; the formatter begins each in a line of its own, and quotes it in one way. */
function importsOf(file: string, source: string): Import[] {
  const listed = [
    ...source.matchAll(
      /^(?:import|export)( type)? (?:(?:\w+(?:, )?)?(?:\{[^}]*\}|\*(?: as \w+)?)? from )?'([^']+)'/gm,
    ),
  ].map(([, type, from = '']) => ({ from, isType: type !== undefined }));
  const called = [...source.matchAll(/(typeof )?\bimport\('([^']+)'\)/g)].map(([, type, from = '']) => ({
    from,
    isType: type !== undefined,
  }));
  return [...listed, ...called].map(({ from, isType }) => {
    const isPackage = !/^(@\/|\.)/.test(from);
    if (isPackage) return { what: from, isPackage, isType };
    const what = from.startsWith('@/') ? path.normalize(from.slice(2)) : path.join(path.dirname(file), from);
    return { what: what.replaceAll('\\', '/'), isPackage, isType };
  });
}

/** The room of a file; the tokens of `tailwind.config.ts` are looks. None for a file beside the rooms. */
function roomOf(file: string): Room | undefined {
  if (/^tailwind\.config(\.ts)?$/.test(file)) return 'components';
  return rooms.find((room) => file.startsWith(`${room}/`));
}

/** Whether a file of `app/` may import another: what all pages share, or what lies with it or above it. */
function isOwn(file: string, imported: string): boolean {
  if (imported.startsWith('app/_frame/')) return true;
  const folder = path.posix.dirname(file);
  // A folder whose name begins with a line belongs to what lies beside it, and to nothing below.
  const [own, beside] = /^(.*?)\/_[^/]+/.exec(imported) ?? [];
  if (own) return folder === beside || `${folder}/`.startsWith(`${own}/`);
  return `${folder}/`.startsWith(`${path.posix.dirname(imported)}/`);
}

/** Whether the table allows a file this import. */
function allows(file: string, { what, isPackage, isType }: Import): boolean {
  const from = pagesElsewhere.includes(file) ? 'app' : roomOf(file);
  const to = roomOf(what);
  const isTest = /\.test\.tsx?$/.test(file);
  switch (from) {
    case 'content':
      return isPackage ? isTest : to === 'content';
    case 'components':
      if (isPackage) return !/^next(\/|$)/.test(what);
      return to === 'components' || (to === 'content' && (isType || isTest));
    case 'app':
      if (isPackage || to === 'content' || to === 'components') return true;
      return to === 'app' && isOwn(file, what);
    default:
      return isPackage || (to !== 'app' && to !== 'components');
  }
}

/** Imports of a file that the table refuses, in words. */
function refused(file: string, source: string): string[] {
  return importsOf(file, source)
    .filter((imported) => !allows(file, imported))
    .map(({ what }) => `${file}: ${what}`);
}

const sources = rooms.flatMap((room) =>
  readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${room}/${file.replaceAll('\\', '/')}`),
);
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

test('every import keeps to the table of rooms', () => {
  expect(sources.flatMap((file) => refused(file, read(file)))).toEqual(Object.keys(exceptions));
});

test('no import is written so that the check does not see it', () => {
  for (const file of sources) {
    const source = read(file);
    const written = source.match(/^(?:import\b(?!\.)|(?:export\b.*|\}) from ').*$|\bimport\('/gm) ?? [];
    const across = written.filter((line) => !/^import (type )?\{$/.test(line));
    expect(importsOf(file, source), file).toHaveLength(across.length);
  }
});

describe('the check refuses', () => {
  test.each([
    ['content', 'a component', 'content/home.ts', "import { Button } from '@/components/ui/Button';"],
    ['content', 'a package', 'content/home.ts', "import { clsx } from 'clsx';"],
    [
      'content',
      'a component by a path that climbs',
      'content/training/index.ts',
      "import { fill } from './../../components/ui/fill';",
    ],
    ['content', 'a file beside the rooms', 'content/home.ts', "import data from '../package.json';"],
    ['a component', 'a value', 'components/ui/Tag.tsx', "import { site } from '@/content/site';"],
    ['a component', 'a whole module', 'components/ui/Tag.tsx', "import * as site from '@/content/site';"],
    [
      'a component',
      'a value among types',
      'components/ui/Tag.tsx',
      "import { type Link, x } from '@/content/types';",
    ],
    ['a component', 'a module for its effects', 'components/ui/Tag.tsx', "import '@/content/site';"],
    ['a component', 'a value to hand on', 'components/ui/Tag.tsx', "export { site } from '@/content/site';"],
    [
      'a component',
      'a value when it runs',
      'components/ui/Tag.tsx',
      "const it = await import('@/content/site');",
    ],
    ['a component', 'the framework', 'components/ui/Tag.tsx', "import Link from 'next/link';"],
    ['a component', 'a route', 'components/ui/Tag.tsx', "import type { Params } from '../../app/page';"],
    ['a component', 'a script', 'components/ui/Tag.tsx', "import { decode } from '@/scripts/decode';"],
    ['a route', 'a script', 'app/page.tsx', "import { decode } from '../scripts/decode';"],
    ['a route', 'a test’s file', 'app/page.tsx', "import { out } from '@/e2e/fixtures';"],
    ['a route', 'another’s folder', 'app/news/page.tsx', "import { HomeHero } from '../_home/HomeHero';"],
    ['a route', 'another’s folder', 'app/news/page.tsx', "import { A } from '../services/_list/A';"],
    ['a route', 'another’s file', 'app/news/page.tsx', "import { fitLines } from '../og/fit-lines';"],
    ['a script', 'a component', 'scripts/seal.ts', "import { Button } from '@/components/ui/Button';"],
    ['a script', 'a type of a component', 'scripts/seal.ts', "import type { A } from '../components/ui/A';"],
    ['a script', 'a route', 'scripts/seal/islands.ts', "import { a } from '../../app/_frame/absolute-url';"],
    ['a script', 'the tokens', 'scripts/seal.ts', "import config from '../tailwind.config';"],
    ['a browser test', 'the tokens', 'e2e/layout.spec.ts', "import config from '@/tailwind.config';"],
    ['a browser test', 'a component', 'e2e/layout.spec.ts', "import { fill } from '../components/ui/fill';"],
  ])('%s %s', (_room, _what, file, source) => {
    expect(refused(file, source)).toHaveLength(1);
  });

  test('none of what the table allows', () => {
    for (const [file, source] of [
      ['content/services/index.ts', "import {\n  a,\n  b,\n} from '../provisional';"],
      ['components/ui/Tag.tsx', "import { clsx } from 'clsx';\nimport type { Link } from '@/content/types';"],
      ['app/page.tsx', "import { HomeHero } from './_home/HomeHero';"],
      ['app/_home/HomeHero.tsx', "import { site } from '@/content/site';\nimport { a } from './a';"],
      ['app/og/[file]/route.tsx', "import { drawCard } from '../draw-card';"],
      ['app/og/draw-card.tsx', "import config from '@/tailwind.config';"],
      ['app/services/[slug]/page.tsx', "import { PageFrame } from '../../_frame/PageFrame';"],
      [
        'e2e/budget.spec.ts',
        "import data from '../package.json' with { type: 'json' };\nimport { a } from '../scripts/a';",
      ],
    ] as const) {
      expect(refused(file, source), file).toEqual([]);
    }
  });
});

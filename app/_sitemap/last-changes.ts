import type { ServiceSlug } from '@/content/services';
import type { TrainingSlug } from '@/content/training';
import { gitIn } from '../_frame/git';

/** Modules of `content/`, or folders of it, with what a page says by itself: not what stands on every page. */
const fixedPages: Readonly<Record<string, readonly string[]>> = {
  '/': [
    'home.ts',
    'pages.ts',
    'service-slides.ts',
    'services/',
    'why-us.ts',
    'approach.ts',
    'ongoing.ts',
    'clients.ts',
    'partners.ts',
  ],
  '/about-us/': ['about.ts', 'pages.ts'],
  '/services/': ['services/', 'pages.ts'],
  '/training/': ['training/', 'pages.ts'],
  '/projects/': ['projects.ts', 'highlights.ts', 'pages.ts'],
  '/contact-us/': ['contact.ts', 'site.ts', 'pages.ts'],
};

/** Modules that are not named as the slug is spelt. */
const otherNames: Readonly<Record<string, string | undefined>> = {
  'project-managment': 'project-management',
  'offshore-and-Structure-and-Cranes-repair': 'offshore-structure-and-cranes-repair',
  'onshore-and-Offshore-inspection-services': 'onshore-and-offshore-inspection-services',
  'infomration-technology': 'information-technology',
} satisfies Partial<Record<ServiceSlug | TrainingSlug, string>>;

/** What the page at this path says by itself, below `content/`. Throws for a page that it does not know. */
export function sourcesOf(path: string): readonly string[] {
  const fixed = fixedPages[path];
  if (fixed) return fixed;
  const [, room = '', slug = ''] = /^\/(services|training|projects)\/(.+)\/$/.exec(path) ?? [];
  if (room === 'projects') return ['projects.ts'];
  if (room) return [`${room}/${otherNames[slug] ?? slug}.ts`];
  throw new Error(`The sitemap does not know what ${path} shows: name it in app/_sitemap/last-changes.ts.`);
}

/** Subjects of commits that change no words (house style: Commits). */
const changesNoWords = /^(refactor|style|test|docs|chore|build|ci)[(:]/;

/** Day of the last commit to the words of each module of `content/`; none where git or the whole history is missing. */
function commitDates(repository: string): ReadonlyMap<string, Date> {
  const dates = new Map<string, Date>();
  const git = gitIn(repository);
  try {
    // A shallow clone ends in a commit that seems to have written every file.
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return dates;
    const modules = ':(glob)content/**/*.ts';
    // Newest first: a date, a subject, then the names that the commit touched, then the next date.
    const log = git('log', '--format=%x00%cI%n%s', '--name-only', '--relative', '--', modules);
    for (const commit of log.split('\0').slice(1)) {
      const [date = '', subject = '', ...files] = commit.split('\n');
      if (changesNoWords.test(subject)) continue;
      for (const file of files) if (!dates.has(file)) dates.set(file, new Date(date));
    }
  } catch {
    // No git on this machine, or no repository.
  }
  return dates;
}

/** Tells when a page's words last changed, by its path: from git, or the time of the build where git cannot say. */
export function lastChanges(repository = process.cwd()): (path: string) => Date {
  const built = new Date();
  const dates = [...commitDates(repository)];
  return (path) => {
    const sources = sourcesOf(path).map((source) => `content/${source}`);
    const own = dates.filter(([file]) => sources.some((source) => file.startsWith(source)));
    return own.length > 0 ? new Date(Math.max(...own.map(([, date]) => date.getTime()))) : built;
  };
}

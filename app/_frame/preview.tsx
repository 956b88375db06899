import { execFileSync } from 'node:child_process';
import { Ribbon } from '@/components/preview/Ribbon';
import { preview } from '@/content/preview';

/** Whether this is a preview build: kept out of search engines, with ribbon, marks and `/preview/`. */
export const isPreview = process.env.SITE_ENV === 'preview';

/** Path of the page for marketing staff. */
export const previewPath = '/preview/';

/** Short commit of this build: from git, or from the machine that checked it out without its history. */
function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return process.env.GITHUB_SHA?.slice(0, 7) || preview.ribbon.noCommit;
  }
}

const build = isPreview
  ? {
      commit: commit(),
      date: new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }),
    }
  : undefined;

/** The ribbon in preview builds, nothing in others. */
export function PreviewRibbon() {
  if (!build) return null;
  const { name, link } = preview.ribbon;
  return <Ribbon name={name} link={link} href={previewPath} {...build} />;
}

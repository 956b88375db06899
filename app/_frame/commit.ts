import { fill } from '@/components/ui/fill';
import { preview } from '@/content/preview';
import { gitIn } from './git';

/**
 * The commit that a build in `folder` is made from, in words: short, and whether files were changed since. Where the
 * folder has no history, from the machine that checked it out.
 */
export function commitOf(folder: string): string {
  const git = gitIn(folder);
  const { noCommit, edited } = preview.ribbon;
  try {
    const commit = git('rev-parse', '--short', 'HEAD').trim();
    return git('status', '--porcelain') ? fill(edited, { commit }) : commit;
  } catch {
    return process.env.GITHUB_SHA?.slice(0, 7) || noCommit;
  }
}

import { sitePath } from '@/components/ui/site-path';
import { site } from '@/content/site';

/** Whole address of a page or file of the site, for those who read it elsewhere: search engines, share cards. */
export function absoluteUrl(path: string): string {
  return site.url + sitePath(path);
}

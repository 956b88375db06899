import { Ribbon } from '@/components/preview/Ribbon';
import { preview } from '@/content/preview';
import { commitOf } from './commit';

/** Whether this is a preview build: kept out of search engines, with ribbon, marks and `/preview/`. */
export const isPreview = process.env.SITE_ENV === 'preview';

/** Path of the page for marketing staff. */
export const previewPath = '/preview/';

const build = isPreview
  ? {
      commit: commitOf(process.cwd()),
      date: new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }),
    }
  : undefined;

/** The ribbon in preview builds, nothing in others. */
export function PreviewRibbon() {
  if (!build) return null;
  const { name, link } = preview.ribbon;
  return <Ribbon name={name} link={link} href={previewPath} {...build} />;
}

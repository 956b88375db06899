import type { Metadata } from 'next';
import { NotFound } from '@/components/sections/NotFound';
import { pages } from '@/content/pages';
import { getPicture } from '@/content/pictures';
import { pageMetadata } from './_frame/metadata';
import { PageFrame } from './_frame/PageFrame';

export const metadata: Metadata = pageMetadata({ ...pages.notFound, path: '/404/', noindex: true });

/** No route matches (specification section 8). The layout stays. */
export default function NotFoundPage() {
  const { heading, text, image, buttons } = pages.notFound;
  return (
    <PageFrame path="">
      <NotFound heading={heading} text={text} picture={getPicture(image)} buttons={buttons} />
    </PageFrame>
  );
}

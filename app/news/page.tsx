import type { Metadata } from 'next';
import { pages } from '@/content/pages';
import { pageMetadata } from '../_frame/metadata';
import { PageFrame } from '../_frame/PageFrame';

const path = '/news/';

export const metadata: Metadata = pageMetadata({ ...pages.news, path, noindex: true });

/** Placeholder: the word News and nothing else (specification section 2). */
export default function NewsPage() {
  return (
    <PageFrame path={path}>
      <div className="wrap min-h-[60vh] py-section">
        <h1 className="text-h1 type-title">{pages.news.heading}</h1>
      </div>
    </PageFrame>
  );
}

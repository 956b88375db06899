import type { Metadata } from 'next';
import { Banner } from '@/components/layout/Banner';
import { preview } from '@/content/preview';
import { homeCrumb } from '@/content/routes';
import { pageMetadata } from '../_frame/metadata';
import { PageFrame } from '../_frame/PageFrame';
import { previewPath } from '../_frame/preview';
import { Trail } from '../_frame/Trail';

const { title, heading, lead, meta } = preview.page;

export const metadata: Metadata = pageMetadata({ title, path: previewPath, meta, noindex: true });

/**
 * For marketing staff, in preview builds alone: the name of this file makes it a page only there
 * (`pageExtensions` in `next.config.ts`). `scripts/preview.ts` fills it from the finished export.
 */
export default function PreviewPage() {
  return (
    <PageFrame path="">
      <Banner
        breadcrumb={<Trail crumbs={[homeCrumb, { label: title, href: previewPath }]} />}
        title={heading}
      >
        <p className="mt-4 max-w-[34em] text-lead text-teal-200">{lead}</p>
      </Banner>
      <div id="preview-report" className="wrap pt-12 pb-section">
        {preview.report.unfilled}
      </div>
    </PageFrame>
  );
}

import type { Metadata } from 'next';
import { Failure } from '@/components/sections/Failure';
import { Button, buttonClass } from '@/components/ui/Button';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { pageMetadata } from '../_frame/metadata';
import { PageFrame } from '../_frame/PageFrame';

export const metadata: Metadata = pageMetadata({ ...pages.failure, path: '/500.html', noindex: true });

/** What hosts show for their own failures; the seal step exports it as `/500.html` (decisions: Unexpected failure). */
export default function FailurePage() {
  const { heading, text, reach, retry, home } = pages.failure;
  return (
    <PageFrame path="">
      <Failure heading={heading} text={text} reach={reach} contacts={[site.phones[0], site.emails[0]]}>
        {/* An empty address is the one that failed, so this loads it again, also without script. */}
        {/* biome-ignore lint/a11y/useValidAnchor: the empty address is the point */}
        <a href="" className={buttonClass('primary')}>
          {retry}
        </a>
        <Button href={home.href} look="line-navy">
          {home.label}
        </Button>
      </Failure>
    </PageFrame>
  );
}

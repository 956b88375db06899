import type { ReactNode } from 'react';
import { Island } from '@/components/island/Island';
import { ChatButton } from '@/components/layout/ChatButton';
import { SiteFooter } from '@/components/layout/SiteFooter';
import { SiteHeader } from '@/components/layout/SiteHeader';
import { SkipLink } from '@/components/layout/SkipLink';
import { BreadcrumbData } from '@/components/structured-data/BreadcrumbData';
import { fill } from '@/components/ui/fill';
import { barLinks, footer, layoutWords, panelLinks } from '@/content/navigation';
import { plain } from '@/content/provisional';
import type { Crumb } from '@/content/routes';
import { hoursLine, site } from '@/content/site';
import { lazyThresholdPx, lazyThrottleMs, menuBreakpointPx } from '@/content/timing';
import { absoluteUrl } from './absolute-url';
import { PreviewRibbon } from './preview';

type PageFrameProps = {
  /** Path of the page with its closing slash; empty for pages that stand nowhere in the navigation. */
  path: string;
  /** Way to the page, which search engines are told of; the page's header shows it (`Trail`). */
  crumbs?: readonly Crumb[];
  children: ReactNode;
};

const [weekdays] = site.workingHours;
const logoLabel = fill(layoutWords.logo, { brand: plain(site.brand) });

/**
 * The shared layout of every page: skip link, top bar, main, footer, chat button (specification section 2).
 * Pages, not the root layout, render it, since the bar marks the page it stands on.
 */
export function PageFrame({ path, crumbs, children }: PageFrameProps) {
  return (
    <>
      <SkipLink label={layoutWords.skip} />
      <SiteHeader
        brand={site.brand}
        path={path}
        links={barLinks}
        panelLinks={panelLinks}
        panelContact={[
          { icon: 'phone', ...site.phones[0] },
          { icon: 'mail', ...site.emails[0] },
        ]}
        panelNote={hoursLine(weekdays)}
        words={{ ...layoutWords, logo: logoLabel }}
        breakpointPx={menuBreakpointPx}
      />
      <main id="main" tabIndex={-1}>
        {crumbs && (
          <BreadcrumbData
            steps={crumbs.map(({ label, href }) => ({ name: label, url: absoluteUrl(href) }))}
          />
        )}
        {children}
      </main>
      <SiteFooter
        brand={site.brand}
        logoLabel={logoLabel}
        about={site.footerText}
        {...footer}
        social={site.social}
        copyright={site.copyright}
        printLine={[site.brand, ...site.addressLines, site.phones[0].label, site.emails[0].label].join(', ')}
      >
        <ChatButton href={site.chatUrl} label={layoutWords.chat} />
      </SiteFooter>
      <PreviewRibbon />
      <Island name="lazy-pictures" props={{ thresholdPx: lazyThresholdPx, throttleMs: lazyThrottleMs }} />
      <Island name="in-page-scroll" props={{}} />
    </>
  );
}

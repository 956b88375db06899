import type { ReactNode } from 'react';
import { NestedHexagons } from '../ui/NestedHexagons';
import { Words } from '../ui/Words';

type BannerProps = {
  /** Way to the page, over its title. */
  breadcrumb: ReactNode;
  title: string;
  /** Sub-service name under the title (specification section 2, detail pages). */
  subtitle?: string;
  /** Under the title: the client's tag. */
  children?: ReactNode;
};

/** Plain navy header of every detail page: breadcrumb, title, optional sub-service name. */
export function Banner({ breadcrumb, title, subtitle, children }: BannerProps) {
  return (
    // Over the first row of what follows (`.intro-ground`).
    <div className="on-navy relative z-1 overflow-hidden bg-navy-900 text-white">
      <NestedHexagons className="-top-[330px] -right-[60px] h-[659px] w-[760px] opacity-20" />
      <div className="wrap relative flex flex-col gap-[clamp(20px,2.4vw,32px)] pt-[clamp(24px,2.4vw,36px)] pb-[clamp(36px,3.2vw,44px)]">
        {breadcrumb}
        <div>
          <h1 className="max-w-[15em] text-h1 type-title">
            <Words>{title}</Words>
          </h1>
          {subtitle && <p className="mt-3 text-lead text-teal-200">{subtitle}</p>}
          {children}
        </div>
      </div>
    </div>
  );
}

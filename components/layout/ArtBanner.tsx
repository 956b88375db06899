import type { ReactNode } from 'react';
import type { Picture as PictureData } from '@/content/pictures';
import { Picture } from '../ui/Picture';

type ArtBannerProps = {
  /** Way to the page, over its title. */
  breadcrumb: ReactNode;
  title: string;
  lead: string;
  picture: PictureData;
};

/** Header over a full-width picture: Services and Contact. The picture is in view at once, so never lazy. */
export function ArtBanner({ breadcrumb, title, lead, picture }: ArtBannerProps) {
  return (
    <div className="on-navy relative overflow-hidden bg-navy-900 text-white">
      <div className="hero-art h-[clamp(220px,38vw,360px)] bar:absolute bar:inset-0 bar:h-auto">
        <Picture picture={picture} load="first" decorative dark sizes="100vw" className="size-full" />
      </div>
      <div className="wrap relative flex flex-col gap-4 pt-4 pb-11 bar:min-h-[clamp(340px,30vw,430px)] bar:justify-between bar:gap-8 bar:pt-[clamp(24px,2.4vw,36px)] bar:pb-[clamp(48px,5.4vw,84px)]">
        {breadcrumb}
        <div className="grid gap-4">
          <h1 className="max-w-[11em] text-h1 type-title">{title}</h1>
          <p className="max-w-[28em] text-lead text-haze">{lead}</p>
        </div>
      </div>
    </div>
  );
}

import type { Picture as PictureData } from '@/content/pictures';
import { Emblem } from '../ui/Emblem';
import { More } from '../ui/More';

type PartnerCardProps = {
  name: string;
  text: string;
  /** Absent where the partner has no website. */
  href?: string;
  picture: PictureData;
  visit: string;
};

/** A partner: emblem, name, one sentence, link to its website (specification section 3: partner). */
export function PartnerCard({ name, text, href, picture, visit }: PartnerCardProps) {
  return (
    <article className="flex h-full flex-col bg-sand-50 px-[clamp(14px,20vw-50px,28px)] pt-7 pb-5">
      <Emblem picture={picture} className="-ms-[clamp(14px,20vw-50px,27px)] mb-5 h-[72px] w-[120px]" />
      <h3 className="text-h3 type-sub">{name}</h3>
      <p className="mt-2 mb-3 text-ink-700">{text}</p>
      {href && (
        <div className="mt-auto">
          <More label={visit} about={name} href={href} newTab />
        </div>
      )}
    </article>
  );
}

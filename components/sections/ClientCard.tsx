import type { Picture as PictureData } from '@/content/pictures';
import { Emblem } from '../ui/Emblem';
import { Link } from '../ui/Link';

type ClientCardProps = {
  name: string;
  href?: string;
  picture: PictureData;
};

/** A client's emblem and name, linking to its website if it has one (specification section 3: client). */
export function ClientCard({ name, href, picture }: ClientCardProps) {
  const content = (
    <>
      <Emblem picture={picture} className="h-[120px] w-[200px] max-w-full" />
      <span className="text-label type-label">{name}</span>
    </>
  );
  if (!href) return <div className="client-card">{content}</div>;
  return (
    <Link href={href} newTab className="client-card">
      {content}
    </Link>
  );
}

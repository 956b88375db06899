import type { Picture as PictureData } from '@/content/pictures';
import { Link } from '../ui/Link';
import { Logo } from '../ui/Logo';

/** A client's emblem and name, linking to its website (specification section 3: client). */
export function ClientCard({ name, href, picture }: { name: string; href: string; picture: PictureData }) {
  return (
    <Link href={href} newTab className="client-card">
      <Logo picture={picture} className="h-[120px] w-[200px] max-w-full" />
      <span className="text-label type-label">{name}</span>
    </Link>
  );
}

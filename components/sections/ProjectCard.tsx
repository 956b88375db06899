import type { Picture as PictureData } from '@/content/pictures';
import { Link } from '../ui/Link';
import { MoreHint } from '../ui/MoreHint';
import { Picture } from '../ui/Picture';
import { Tag } from '../ui/Tag';
import { Words } from '../ui/Words';

type ProjectCardProps = {
  title: string;
  desc: string;
  href: string;
  client: string;
  picture: PictureData;
  more: string;
};

/** A piece of project work on navy, with the client's tag (design system: Project card). */
export function ProjectCard({ title, desc, href, client, picture, more }: ProjectCardProps) {
  return (
    <article className="project-card on-navy">
      <Picture
        picture={picture}
        decorative
        narrow
        sizes="card"
        className="project-card-picture aspect-[4/3]"
      />
      <Tag className="absolute left-0 top-5 z-1">{client}</Tag>
      <div className="project-card-text">
        <h3 className="text-h3 type-sub">
          <Link href={href} className="card-link">
            <Words>{title}</Words>
          </Link>
        </h3>
        <p className="text-mist">
          <Words>{desc}</Words>
        </p>
        <MoreHint label={more} />
      </div>
    </article>
  );
}

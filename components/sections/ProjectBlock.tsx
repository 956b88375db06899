import { Fragment } from 'react';
import type { Picture as PictureData } from '@/content/pictures';
import { More } from '../ui/More';
import { Tag } from '../ui/Tag';
import { Words } from '../ui/Words';
import { SideBySide } from './SideBySide';

type ProjectBlockProps = {
  title: string;
  /** Rank of the title among the page's headings. */
  level: 2 | 3;
  /** One line under the title. */
  note?: string;
  steps: readonly string[];
  picture: PictureData;
  /** Client, shown as a tag. */
  client?: string;
  /** Link to the project's page. */
  more?: { label: string; href: string };
  /** Picture on the right instead of the left. */
  flip: boolean;
};

/** One piece of project work: picture, title and numbered steps (specification section 2, Projects). */
export function ProjectBlock(props: ProjectBlockProps) {
  const { title, level, note, steps, picture, client, more, flip } = props;
  const Heading = `h${level}` as const;
  return (
    <SideBySide
      as="section"
      picture={picture}
      flip={flip}
      className="gap-y-7 border-line border-t py-work first:border-t-0 print:break-inside-avoid"
      pictureClass="aspect-[4/3] cut-large"
      wordsClass="grid content-center justify-items-start gap-[18px]"
    >
      {client && <Tag>{client}</Tag>}
      <Heading className="text-block type-title lg:max-xl:text-[1.625rem]">
        {/* What stands before and after a colon, each in lines of its own. */}
        {title.split(/(?<=:) /).map((part, index) => (
          <Fragment key={part}>
            {index > 0 && ' '}
            <span className="block text-balance">
              <Words>{part}</Words>
            </span>
          </Fragment>
        ))}
      </Heading>
      {note && <p className="text-lead text-ink-700">{note}</p>}
      <ol className="steps">
        {steps.map((step) => (
          <li key={step}>
            <span>{step}</span>
          </li>
        ))}
      </ol>
      {more && <More label={more.label} href={more.href} about={title} />}
    </SideBySide>
  );
}

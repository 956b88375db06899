import type { ComponentProps } from 'react';
import { CarouselSection } from '@/components/carousel/CarouselSection';
import { ProjectCard } from '@/components/sections/ProjectCard';
import { ServiceCard } from '@/components/sections/ServiceCard';
import { Button } from '@/components/ui/Button';
import { fill } from '@/components/ui/fill';
import { labels, rotationWords } from '@/content/pages';
import { getPicture } from '@/content/pictures';
import { allServices } from '@/content/services';
import {
  logoSliderMs,
  logoSliderPaddingPx,
  projectSliderMs,
  resizeDebounceMs,
  serviceSliderMs,
} from '@/content/timing';
import { trainingCourses } from '@/content/training';
import type { Link } from '@/content/types';

type SliderProps = {
  name: string;
  lead?: string;
  className?: string;
  /** Button under the row. */
  link?: Link;
};

type CarouselProps = ComponentProps<typeof CarouselSection>;

/** What all sliders of the site share: the words of their controls, and their wait after a resize. */
function Slider(props: Omit<CarouselProps, 'words' | 'resizeDebounceMs'>) {
  return <CarouselSection {...props} words={rotationWords} resizeDebounceMs={resizeDebounceMs} />;
}

/** Button under a slider that leads to the whole list. */
function WholeList({ label, href }: Link) {
  return (
    <Button href={href} look="dark">
      {label}
    </Button>
  );
}

/** Slider of all fifteen services: Home and service pages (specification section 9: 2000 ms, 2000 ms a step). */
export function ServicesSlider({
  name,
  lead,
  className,
  link,
  startAfter,
}: SliderProps & { startAfter?: string }) {
  const position = allServices.findIndex(({ linkTo }) => linkTo === startAfter) + 1;
  const cards = [...allServices.slice(position), ...allServices.slice(0, position)];
  return (
    <Slider
      name={name}
      lead={lead}
      intervalMs={serviceSliderMs}
      movementMs={serviceSliderMs}
      className={className}
      footer={link && <WholeList {...link} />}
    >
      {cards.map(({ title, desc, image, linkTo }) => (
        <ServiceCard
          key={linkTo}
          title={title}
          desc={desc}
          href={`/services/${linkTo}/`}
          picture={getPicture(image)}
          more={labels.more}
        />
      ))}
    </Slider>
  );
}

/** Slider of the six training categories: Training (specification section 9: 2000 ms, 2000 ms a step). */
export function CoursesSlider({ name, lead }: Pick<SliderProps, 'name' | 'lead'>) {
  return (
    <Slider name={name} lead={lead} intervalMs={serviceSliderMs} movementMs={serviceSliderMs}>
      {trainingCourses.map(({ title, desc, image, linkTo, subjects }) => (
        <ServiceCard
          key={linkTo}
          title={title}
          desc={desc}
          href={`/training/${linkTo}/`}
          picture={getPicture(image)}
          more={labels.more}
          note={fill(labels.subjects, { count: subjects })}
        />
      ))}
    </Slider>
  );
}

type ProjectsSliderProps = SliderProps & {
  cards: readonly {
    id: number;
    title: string;
    desc: string;
    href: string;
    client: string;
    image: Parameters<typeof getPicture>[0];
  }[];
};

/** Slider of project cards: Home and Projects (specification section 9: 2500 ms). */
export function ProjectsSlider({ name, lead, className, link, cards }: ProjectsSliderProps) {
  return (
    <Slider
      name={name}
      lead={lead}
      intervalMs={projectSliderMs}
      className={className}
      footer={link && <WholeList {...link} />}
    >
      {cards.map(({ id, image, ...card }) => (
        <ProjectCard key={id} {...card} picture={getPicture(image)} more={labels.more} />
      ))}
    </Slider>
  );
}

/** Slider of clients or partners: Home (specification section 9: 2000 ms, 60 px centre padding). */
export function EmblemsSlider(props: Pick<CarouselProps, 'name' | 'lead' | 'look' | 'children'>) {
  return <Slider {...props} intervalMs={logoSliderMs} paddingPx={logoSliderPaddingPx} className="pt-0" />;
}

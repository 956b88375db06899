import type { ComponentProps } from 'react';
import { CarouselSection } from '@/components/carousel/CarouselSection';
import { ProjectCard } from '@/components/sections/ProjectCard';
import { ServiceCard } from '@/components/sections/ServiceCard';
import { Button } from '@/components/ui/Button';
import { fill } from '@/components/ui/fill';
import { labels, rotationWords } from '@/content/pages';
import { servicePath, trainingPath } from '@/content/paths';
import { getPicture, type PictureId } from '@/content/pictures';
import { services } from '@/content/services';
import {
  logoSliderMs,
  logoSliderPaddingPx,
  projectSliderMs,
  resizeDebounceMs,
  serviceSliderMs,
} from '@/content/timing';
import { trainingCategories } from '@/content/training';
import type { Link } from '@/content/types';

type SliderSection = {
  name: string;
  lead?: string;
  className?: string;
  /** Button under the row. */
  link?: Link;
};

type CarouselProps = ComponentProps<typeof CarouselSection>;

type SliderProps = Omit<CarouselProps, 'words' | 'resizeDebounceMs'>;

/** What all sliders of the site share: the words of their controls, and their wait after a resize. */
function Slider(props: SliderProps) {
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

type ServiceCardsSliderProps = SliderSection & {
  cards: readonly { title: string; desc: string; image: PictureId; href: string; note?: string }[];
};

/** Slider of service cards (specification section 9: 2000 ms, 2000 ms a step). */
function ServiceCardsSlider({ cards, link, ...section }: ServiceCardsSliderProps) {
  return (
    <Slider
      {...section}
      intervalMs={serviceSliderMs}
      movementMs={serviceSliderMs}
      footer={link && <WholeList {...link} />}
    >
      {cards.map(({ image, ...card }) => (
        <ServiceCard key={card.href} {...card} picture={getPicture(image)} more={labels.more} />
      ))}
    </Slider>
  );
}

type ServicesSliderProps = SliderSection & { startAfter?: string };

/** Slider of all services: Home and service pages (specification section 3, All Services card). */
export function ServicesSlider({ startAfter, ...section }: ServicesSliderProps) {
  const position = services.findIndex(({ linkTo }) => linkTo === startAfter) + 1;
  const inOrder = [...services.slice(position), ...services.slice(0, position)];
  const cards = inOrder.map(({ title, desc, image, linkTo }) => ({
    title,
    desc,
    image,
    href: servicePath(linkTo),
  }));
  return <ServiceCardsSlider {...section} cards={cards} />;
}

type CoursesSliderProps = Pick<SliderSection, 'name' | 'lead'>;

/** Slider of the training categories: Training (specification section 3, training course). */
export function CoursesSlider(section: CoursesSliderProps) {
  const cards = trainingCategories.map(({ title, desc, image, linkTo, list }) => ({
    title,
    desc,
    image,
    href: trainingPath(linkTo),
    note: fill(labels.subjects, { count: list.length }),
  }));
  return <ServiceCardsSlider {...section} cards={cards} />;
}

type ProjectsSliderProps = SliderSection & {
  cards: readonly {
    id: number;
    title: string;
    desc: string;
    href: string;
    client: string;
    image: PictureId;
  }[];
};

/** Slider of project cards: Home and Projects (specification section 9: 2500 ms). */
export function ProjectsSlider({ cards, link, ...section }: ProjectsSliderProps) {
  return (
    <Slider {...section} intervalMs={projectSliderMs} footer={link && <WholeList {...link} />}>
      {cards.map(({ id, image, ...card }) => (
        <ProjectCard key={id} {...card} picture={getPicture(image)} more={labels.more} />
      ))}
    </Slider>
  );
}

type EmblemsSliderProps = Pick<CarouselProps, 'name' | 'lead' | 'look' | 'children'>;

/** Slider of clients or partners: Home (specification section 9: 2000 ms, 60 px centre padding). */
export function EmblemsSlider(props: EmblemsSliderProps) {
  return <Slider {...props} intervalMs={logoSliderMs} paddingPx={logoSliderPaddingPx} className="pt-0" />;
}

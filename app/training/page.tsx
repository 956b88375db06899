import type { Metadata } from 'next';
import { InnerHero } from '@/components/hero/InnerHero';
import { SlideNames } from '@/components/hero/SlideNames';
import { Button } from '@/components/ui/Button';
import { carouselNames, pages, rotationWords } from '@/content/pages';
import { trainingPath } from '@/content/paths';
import { getPicture } from '@/content/pictures';
import { crumbs } from '@/content/routes';
import { heroRotationMs, slideNamesAtMost, threeColumnsAbove } from '@/content/timing';
import { trainingCategories } from '@/content/training';
import { Contact } from '../_frame/Contact';
import { pageMetadata } from '../_frame/metadata';
import { PageFrame } from '../_frame/PageFrame';
import { CoursesSlider } from '../_frame/sliders';
import { Trail } from '../_frame/Trail';

const path = '/training/';

export const metadata: Metadata = pageMetadata({ ...pages.training, path });

/** Hero and carousel of the categories, and the contact section (specification section 2, Training page). */
export default function TrainingPage() {
  const { heading, courses } = pages.training;
  return (
    <PageFrame path={path} crumbs={crumbs.training}>
      <InnerHero
        name={carouselNames.trainingHero}
        words={rotationWords}
        intervalMs={heroRotationMs}
        breadcrumb={<Trail crumbs={crumbs.training} />}
        heading={heading}
        showsHeading
        slides={trainingCategories.map(({ title, label, image, list, linkTo, linkLabel }) => ({
          key: linkTo,
          label,
          picture: getPicture(image),
          text: (
            <>
              <p className="text-h3 type-sub">{title}</p>
              <SlideNames
                names={list.slice(0, slideNamesAtMost).map(({ name }) => name)}
                columns={list.length > threeColumnsAbove ? 3 : 2}
              />
              <Button href={trainingPath(linkTo)}>{linkLabel}</Button>
            </>
          ),
        }))}
      />
      <CoursesSlider name={courses.heading} lead={courses.lead} />
      <Contact />
    </PageFrame>
  );
}

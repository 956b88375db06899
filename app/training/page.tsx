import type { Metadata } from 'next';
import { HeroArt } from '@/components/hero/HeroArt';
import { HeroSection } from '@/components/hero/HeroSection';
import { SlideNames } from '@/components/hero/SlideNames';
import { Breadcrumb } from '@/components/layout/Breadcrumb';
import { BreadcrumbData } from '@/components/structured-data/BreadcrumbData';
import { Button } from '@/components/ui/Button';
import { layoutWords } from '@/content/navigation';
import { carouselNames, pages, rotationWords } from '@/content/pages';
import { getPicture } from '@/content/pictures';
import { crumbs } from '@/content/routes';
import { site } from '@/content/site';
import { heroRotationMs, slideNamesAtMost, threeColumnsAbove } from '@/content/timing';
import { trainingCategories } from '@/content/training';
import { Contact } from '../_frame/Contact';
import { CoursesSlider } from '../_frame/carousels';
import { pageMetadata } from '../_frame/metadata';
import { PageFrame } from '../_frame/PageFrame';

const path = '/training/';

export const metadata: Metadata = pageMetadata({
  title: pages.training.title,
  path,
  meta: pages.training.meta,
});

export default function TrainingPage() {
  const { heading, courses } = pages.training;
  return (
    <PageFrame path={path}>
      <BreadcrumbData crumbs={crumbs.training} siteUrl={site.url} />
      <HeroSection
        name={carouselNames.trainingHero}
        words={rotationWords}
        intervalMs={heroRotationMs}
        look="inner"
        picker={trainingCategories.map(({ label }) => label)}
        still={
          <div className="hero-crumb wrap">
            <Breadcrumb crumbs={crumbs.training} label={layoutWords.breadcrumb} />
            <h1 className="mt-3 text-h1 type-title bar:mt-8">{heading}</h1>
          </div>
        }
        slides={trainingCategories.map(({ title, image, list, linkTo, linkLabel }, index) => ({
          key: linkTo,
          content: (
            <>
              <HeroArt picture={getPicture(image)} first={index === 0} />
              <div className="hero-text wrap">
                <div className="grid max-w-[41rem] justify-items-start gap-5">
                  <p className="text-h3 type-sub">{title}</p>
                  <SlideNames
                    names={list.slice(0, slideNamesAtMost).map(({ name }) => name)}
                    columns={list.length > threeColumnsAbove ? 3 : 2}
                  />
                  <Button href={`/training/${linkTo}/`}>{linkLabel}</Button>
                </div>
              </div>
            </>
          ),
        }))}
      />
      <CoursesSlider name={courses.heading} lead={courses.lead} />
      <Contact />
    </PageFrame>
  );
}

import type { Metadata } from 'next';
import { Banner } from '@/components/layout/Banner';
import { Catalogue } from '@/components/sections/Catalogue';
import { EnquiryBlock } from '@/components/sections/EnquiryBlock';
import { Intro } from '@/components/sections/Intro';
import { CoursesData } from '@/components/structured-data/CoursesData';
import { catalogue, enquiryLabels } from '@/content/pages';
import { formPath, trainingPath } from '@/content/paths';
import { getPicture } from '@/content/pictures';
import { crumbs } from '@/content/routes';
import { getTrainingCategory, trainingCategories } from '@/content/training';
import { absoluteUrl } from '../../_frame/absolute-url';
import { pageMetadata } from '../../_frame/metadata';
import { PageFrame } from '../../_frame/PageFrame';
import { organization } from '../../_frame/structured-data';
import { Trail } from '../../_frame/Trail';

type Params = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return trainingCategories.map(({ linkTo }) => ({ slug: linkTo }));
}

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const { title, linkTo, meta } = getTrainingCategory((await params).slug);
  return pageMetadata({ title, path: trainingPath(linkTo), meta });
}

/**
 * A training category: picture and description, its courses with a search, and how to ask for dates
 * (specification section 2, Service and training detail pages).
 */
export default async function TrainingCategoryPage({ params }: Params) {
  const category = getTrainingCategory((await params).slug);
  const { title, heading, text, image, groups, enquiry, linkTo } = category;
  const path = trainingPath(linkTo);
  const trail = crumbs.category(title, linkTo);
  return (
    <PageFrame path={path} crumbs={trail}>
      <CoursesData name={title} groups={groups} url={absoluteUrl(path)} provider={organization} />
      <Banner breadcrumb={<Trail crumbs={trail} />} title={title} />
      <Intro heading={heading} text={text} picture={getPicture(image)} />
      <Catalogue groups={groups} words={catalogue} example={category.example} askHref={formPath} />
      <EnquiryBlock
        heading={enquiry.heading}
        points={[
          { label: enquiryLabels.delivery, text: enquiry.delivery },
          { label: enquiryLabels.attendees, text: enquiry.attendees },
          { label: enquiryLabels.send, text: enquiry.send },
        ]}
        button={{ label: enquiryLabels.button, href: formPath }}
      />
    </PageFrame>
  );
}

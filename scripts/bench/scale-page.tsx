/**
 * The made-up course pages of `npm run bench:scale`: pages like a training category's, each with a text of its own.
 * No route here: the bench copies this file to `courseRoute`, in its own copy of the repository.
 */
import type { Metadata } from 'next';
import { PageFrame } from '@/app/_frame/PageFrame';
import { Trail } from '@/app/_frame/Trail';
import { Banner } from '@/components/layout/Banner';
import { Catalogue } from '@/components/sections/Catalogue';
import { Intro } from '@/components/sections/Intro';
import { catalogue } from '@/content/pages';
import { formPath } from '@/content/paths';
import { getPicture } from '@/content/pictures';
import { crumbs } from '@/content/routes';
import { trainingCategories } from '@/content/training';

type Params = { params: Promise<{ number: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  const length = Number(process.env.BENCH_COURSES);
  return Array.from({ length }, (_, index) => ({ number: String(index + 1) }));
}

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  return { title: `Course ${(await params).number}` };
}

export default async function CoursePage({ params }: Params) {
  const { number } = await params;
  const category = trainingCategories[Number(number) % trainingCategories.length] ?? trainingCategories[0];
  const { heading, text, image, groups, example, linkTo } = category;
  const title = `Course ${number}`;
  return (
    <PageFrame path={`/training/course/${number}/`}>
      <Banner breadcrumb={<Trail crumbs={crumbs.category(title, linkTo)} />} title={title} />
      <Intro heading={heading} text={text} picture={getPicture(image)} />
      <Catalogue groups={groups.slice(0, 4)} words={catalogue} example={example} askHref={formPath} />
    </PageFrame>
  );
}

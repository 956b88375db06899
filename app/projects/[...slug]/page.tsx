import type { Metadata } from 'next';
import { Banner } from '@/components/layout/Banner';
import { FactList } from '@/components/sections/FactList';
import { Intro } from '@/components/sections/Intro';
import { Pager } from '@/components/sections/Pager';
import { ProjectBlock } from '@/components/sections/ProjectBlock';
import { SectionHead } from '@/components/sections/SectionHead';
import { ServiceCard } from '@/components/sections/ServiceCard';
import { Tag } from '@/components/ui/Tag';
import { labels, projectDetail } from '@/content/pages';
import { projectPath, servicePath } from '@/content/paths';
import { getPicture } from '@/content/pictures';
import { getProject, projects } from '@/content/projects';
import { crumbs } from '@/content/routes';
import { getService } from '@/content/services';
import { pageMetadata } from '../../_frame/metadata';
import { PageFrame } from '../../_frame/PageFrame';
import { Trail } from '../../_frame/Trail';

/** One slug holds a slash, so the parameter is the path's segments (specification section 2). */
type Params = { params: Promise<{ slug: string[] }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return projects.map(({ linkTo }) => ({ slug: linkTo.split('/') }));
}

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const { title, linkTo, meta } = getProject((await params).slug.join('/'));
  return pageMetadata({ title, path: projectPath(linkTo), meta });
}

/** The project `step` places on in the list, wrapping, as a link. */
function neighbour(slug: string, step: 1 | -1) {
  const position = projects.findIndex(({ linkTo }) => linkTo === slug);
  const { title, linkTo } = projects[(position + step + projects.length) % projects.length] ?? projects[0];
  return { label: title, href: projectPath(linkTo) };
}

/** Throws where content has no heading for so many parts, so that a new project never stands under a wrong one. */
function partsHeading(count: number): string {
  const heading = projectDetail.partHeadings[count - 1];
  if (!heading) throw new Error(`No heading for ${count} parts: open content/pages.ts, projectDetail.`);
  return heading;
}

/** A project: its facts, its parts step by step, the services that took part (decisions: Project detail). */
export default async function ProjectPage({ params }: Params) {
  const project = getProject((await params).slug.join('/'));
  const { title, copmany, linkTo, heading, lead, image, contents, services } = project;
  const trail = crumbs.project(title, linkTo);
  const facts = (['client', 'place', 'scope', 'challenge', 'method', 'outcome'] as const).map((fact) => ({
    label: projectDetail.facts[fact],
    text: project[fact],
  }));
  return (
    <PageFrame path={projectPath(linkTo)} crumbs={trail}>
      <Banner breadcrumb={<Trail crumbs={trail} />} title={title}>
        <p className="mt-[18px]">
          <Tag>{copmany}</Tag>
        </p>
      </Banner>
      <Intro heading={heading} text={[lead]} picture={getPicture(image)} />
      <section className="wrap pt-section" aria-label={projectDetail.factsName}>
        <FactList facts={facts} />
      </section>
      <div className="wrap pt-section pb-[clamp(24px,3vw,48px)]">
        <SectionHead title={partsHeading(contents.length)} />
        <div>
          {contents.map(({ id, name, steps, image: picture }, index) => (
            <ProjectBlock
              key={id}
              title={name}
              level={3}
              steps={steps}
              picture={getPicture(picture)}
              flip={index % 2 === 1}
            />
          ))}
        </div>
      </div>
      <section className="bg-sand-50 py-section print:hidden">
        <div className="wrap">
          <SectionHead title={projectDetail.services} />
          <ul className="card-rows mt-head grid gap-x-gap gap-y-10 lg:grid-cols-3">
            {services.map((slug) => {
              const service = getService(slug);
              return (
                <li key={slug}>
                  <ServiceCard
                    title={service.title}
                    desc={service.desc}
                    href={servicePath(slug)}
                    picture={getPicture(service.image)}
                    more={labels.more}
                  />
                </li>
              );
            })}
          </ul>
        </div>
      </section>
      <Pager
        label={projectDetail.pager}
        previous={{ hint: projectDetail.previous, ...neighbour(linkTo, -1) }}
        next={{ hint: projectDetail.next, ...neighbour(linkTo, 1) }}
      />
    </PageFrame>
  );
}

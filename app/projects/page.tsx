import type { Metadata } from 'next';
import { InnerHero } from '@/components/hero/InnerHero';
import { CallBand } from '@/components/sections/CallBand';
import { ProjectBlock } from '@/components/sections/ProjectBlock';
import { Button } from '@/components/ui/Button';
import { Subject } from '@/components/ui/Subject';
import { Tag } from '@/components/ui/Tag';
import { Words } from '@/components/ui/Words';
import { callBand } from '@/content/contact';
import { highlights } from '@/content/highlights';
import { carouselNames, labels, pages, rotationWords } from '@/content/pages';
import { projectPath } from '@/content/paths';
import { getPicture } from '@/content/pictures';
import { projectBlocks, projects } from '@/content/projects';
import { crumbs } from '@/content/routes';
import { heroRotationMs, menuBreakpointPx } from '@/content/timing';
import { pageMetadata } from '../_frame/metadata';
import { PageFrame } from '../_frame/PageFrame';
import { ProjectsSlider } from '../_frame/sliders';
import { Trail } from '../_frame/Trail';

const path = '/projects/';

export const metadata: Metadata = pageMetadata({ ...pages.projects, path });

/** Hero of the projects, carousel of highlights, a block for each piece of work (specification section 2, Projects). */
export default function ProjectsPage() {
  const { heading, carousel, callBandHeading } = pages.projects;
  return (
    <PageFrame path={path} crumbs={crumbs.projects}>
      <InnerHero
        name={carouselNames.projectsHero}
        words={rotationWords}
        intervalMs={heroRotationMs}
        breadcrumb={<Trail crumbs={crumbs.projects} />}
        heading={heading}
        picturesFromPx={menuBreakpointPx}
        slides={projects.map(({ title, label, image, linkTo, copmany }) => ({
          key: linkTo,
          label,
          picture: getPicture(image),
          text: (
            <>
              <Tag>{copmany}</Tag>
              <p className="text-h1 bar:max-w-[12.2em] type-title text-balance">
                <Words>{title}</Words>
              </p>
              <Button href={projectPath(linkTo)}>
                {labels.seeProject}
                <Subject>{title}</Subject>
              </Button>
            </>
          ),
        }))}
      />
      <ProjectsSlider
        name={carousel.heading}
        lead={carousel.lead}
        className="bg-sand-50"
        cards={highlights.map(({ id, content, desc, linkTo, companyName, image }) => ({
          id,
          title: content,
          desc,
          href: projectPath(linkTo),
          client: companyName,
          image,
        }))}
      />
      <div className="wrap py-[clamp(24px,3vw,48px)]">
        {projectBlocks.map(({ content, note, steps, image, copmany, linkTo }, index) => (
          <ProjectBlock
            key={content}
            title={content}
            level={2}
            note={note}
            steps={steps}
            picture={getPicture(image)}
            client={copmany}
            more={{ label: labels.more, href: projectPath(linkTo) }}
            flip={index % 2 === 1}
          />
        ))}
      </div>
      <CallBand {...callBand} heading={callBandHeading} />
    </PageFrame>
  );
}

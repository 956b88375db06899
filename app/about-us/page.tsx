import type { Metadata } from 'next';
import { firstWords } from '@/components/hero/first-words';
import { InnerHero } from '@/components/hero/InnerHero';
import { FreshList } from '@/components/sections/FreshList';
import { Topic } from '@/components/sections/Topic';
import { Button } from '@/components/ui/Button';
import { Subject } from '@/components/ui/Subject';
import { Words } from '@/components/ui/Words';
import { aboutTopics, freshValues } from '@/content/about';
import { carouselNames, labels, pages, rotationWords } from '@/content/pages';
import { getPicture } from '@/content/pictures';
import { crumbs } from '@/content/routes';
import { aboutHeroRotationMs, aboutHeroWords } from '@/content/timing';
import { Contact } from '../_frame/Contact';
import { pageMetadata } from '../_frame/metadata';
import { PageFrame } from '../_frame/PageFrame';
import { Trail } from '../_frame/Trail';

const path = '/about-us/';
const grounds = ['white', 'sand', 'navy', 'white', 'sand', 'white'] as const;

export const metadata: Metadata = pageMetadata({ ...pages.aboutUs, path });

/** Hero of the topics, then each in full, text and picture changing sides (specification section 2, About Us). */
export default function AboutUsPage() {
  return (
    <PageFrame path={path} crumbs={crumbs.aboutUs}>
      <InnerHero
        name={carouselNames.aboutHero}
        words={rotationWords}
        intervalMs={aboutHeroRotationMs}
        breadcrumb={<Trail crumbs={crumbs.aboutUs} />}
        heading={pages.aboutUs.heading}
        slides={aboutTopics.map(({ title, text, image, link }) => ({
          key: link,
          label: title,
          picture: getPicture(image),
          text: (
            <>
              <p className="text-h1 type-title text-balance">{title}</p>
              <p className="max-w-[38rem] text-lead text-haze">
                <Words>{firstWords(text.join(' '), aboutHeroWords)}</Words>
              </p>
              <Button href={link} look="line-navy">
                {labels.readMore}
                <Subject>{title}</Subject>
              </Button>
            </>
          ),
        }))}
      />
      {aboutTopics.map(({ title, text, image, link }, index) => (
        <Topic
          key={link}
          id={link.slice(1)}
          title={title}
          text={text}
          picture={getPicture(image)}
          ground={grounds[index] ?? 'white'}
          flip={index % 2 === 1}
        >
          {link === '#values' && <FreshList values={freshValues} />}
        </Topic>
      ))}
      <Contact />
    </PageFrame>
  );
}

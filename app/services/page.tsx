import type { Metadata } from 'next';
import { ArtBanner } from '@/components/layout/ArtBanner';
import { ServiceCard } from '@/components/sections/ServiceCard';
import { carouselNames, labels, pages } from '@/content/pages';
import { servicePath } from '@/content/paths';
import { getPicture } from '@/content/pictures';
import { crumbs } from '@/content/routes';
import { services } from '@/content/services';
import { Contact } from '../_frame/Contact';
import { pageMetadata } from '../_frame/metadata';
import { PageFrame } from '../_frame/PageFrame';
import { Trail } from '../_frame/Trail';

const path = '/services/';

export const metadata: Metadata = pageMetadata({ ...pages.services, path });

/** Intro, a card for every service, and the contact section (specification section 2, Services page). */
export default function ServicesPage() {
  const { heading, lead, image } = pages.services;
  return (
    <PageFrame path={path} crumbs={crumbs.services}>
      <ArtBanner
        breadcrumb={<Trail crumbs={crumbs.services} />}
        title={heading}
        lead={lead}
        picture={getPicture(image)}
      />
      <section className="py-section" aria-labelledby="all-services">
        <h2 id="all-services" className="sr-only">
          {carouselNames.allServices}
        </h2>
        <ul className="wrap grid gap-x-gap gap-y-[clamp(40px,4vw,56px)] sm:grid-cols-2 lg:grid-cols-3">
          {services.map(({ title, desc, image: picture, linkTo }) => (
            <li key={linkTo}>
              <ServiceCard
                title={title}
                desc={desc}
                href={servicePath(linkTo)}
                picture={getPicture(picture)}
                more={labels.more}
                linkOn="more"
              />
            </li>
          ))}
        </ul>
      </section>
      <Contact />
    </PageFrame>
  );
}

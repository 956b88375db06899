import type { Metadata } from 'next';
import { AboutTeaser } from '@/components/sections/AboutTeaser';
import { Approach } from '@/components/sections/Approach';
import { ClientCard } from '@/components/sections/ClientCard';
import { PartnerCard } from '@/components/sections/PartnerCard';
import { WhyUs } from '@/components/sections/WhyUs';
import { OrganizationData } from '@/components/structured-data/OrganizationData';
import { approach } from '@/content/approach';
import { clients } from '@/content/clients';
import { home } from '@/content/home';
import { ongoingProjects } from '@/content/ongoing';
import { labels, pages } from '@/content/pages';
import { partners } from '@/content/partners';
import { getPicture } from '@/content/pictures';
import { whyUs } from '@/content/why-us';
import { Contact } from './_frame/Contact';
import { pageMetadata } from './_frame/metadata';
import { PageFrame } from './_frame/PageFrame';
import { EmblemsSlider, ProjectsSlider, ServicesSlider } from './_frame/sliders';
import { organization } from './_frame/structured-data';
import { HomeHero } from './_home/HomeHero';

export const metadata: Metadata = pageMetadata({ ...pages.home, wholeTitle: true, path: '/' });

/** The company at a glance, section by section (specification section 2, Home). */
export default function HomePage() {
  return (
    <PageFrame path="/">
      <OrganizationData {...organization} />
      <HomeHero />
      <ServicesSlider name={home.services.heading} lead={home.services.lead} link={home.services.link} />
      <AboutTeaser {...home.aboutTeaser} picture={getPicture(home.aboutTeaser.image)} />
      <WhyUs {...whyUs} />
      <Approach {...approach} picture={getPicture(approach.image)} />
      <ProjectsSlider
        name={home.ongoing.heading}
        lead={home.ongoing.lead}
        link={home.ongoing.link}
        cards={ongoingProjects.map(({ id, name, description, linkTo, companyName, image }) => ({
          id,
          title: name,
          desc: description,
          href: linkTo,
          client: companyName,
          image,
        }))}
      />
      <EmblemsSlider name={home.clients.heading} lead={home.clients.lead} look="logos">
        {clients.map(({ clientName, link, imgSrc }) => (
          <ClientCard key={clientName} name={clientName} href={link} picture={getPicture(imgSrc)} />
        ))}
      </EmblemsSlider>
      <EmblemsSlider name={home.partners.heading} lead={home.partners.lead} look="padded">
        {partners.map(({ partnerName, text, link, image }) => (
          <PartnerCard
            key={partnerName}
            name={partnerName}
            text={text}
            href={link}
            picture={getPicture(image)}
            visit={labels.visitWebsite}
          />
        ))}
      </EmblemsSlider>
      <Contact />
    </PageFrame>
  );
}

import type { Metadata } from 'next';
import { ArtBanner } from '@/components/layout/ArtBanner';
import { pages } from '@/content/pages';
import { getPicture } from '@/content/pictures';
import { crumbs } from '@/content/routes';
import { Contact } from '../_frame/Contact';
import { pageMetadata } from '../_frame/metadata';
import { PageFrame } from '../_frame/PageFrame';
import { Trail } from '../_frame/Trail';

const path = '/contact-us/';

export const metadata: Metadata = pageMetadata({ ...pages.contactUs, path });

/** A banner over the contact section that other pages close with (specification section 2, Contact). */
export default function ContactPage() {
  const { heading, lead, image } = pages.contactUs;
  return (
    <PageFrame path={path} crumbs={crumbs.contactUs}>
      <ArtBanner
        breadcrumb={<Trail crumbs={crumbs.contactUs} />}
        title={heading}
        lead={lead}
        picture={getPicture(image)}
      />
      <Contact />
    </PageFrame>
  );
}

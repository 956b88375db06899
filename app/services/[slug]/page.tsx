import type { Metadata } from 'next';
import { Banner } from '@/components/layout/Banner';
import { CallBand } from '@/components/sections/CallBand';
import { Intro } from '@/components/sections/Intro';
import { NumberedList } from '@/components/sections/NumberedList';
import { Offer } from '@/components/sections/Offer';
import { PictureCards } from '@/components/sections/PictureCards';
import { ServiceData } from '@/components/structured-data/ServiceData';
import { callBand } from '@/content/contact';
import { carouselNames, labels } from '@/content/pages';
import { formPath, servicePath } from '@/content/paths';
import { getPicture } from '@/content/pictures';
import { crumbs } from '@/content/routes';
import { getService, services } from '@/content/services';
import type { Service } from '@/content/services/service';
import { absoluteUrl } from '../../_frame/absolute-url';
import { pageMetadata } from '../../_frame/metadata';
import { PageFrame } from '../../_frame/PageFrame';
import { ServicesSlider } from '../../_frame/sliders';
import { organization } from '../../_frame/structured-data';
import { Trail } from '../../_frame/Trail';

type Params = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return services.map(({ linkTo }) => ({ slug: linkTo }));
}

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const { title, linkTo, meta } = getService((await params).slug);
  return pageMetadata({ title, path: servicePath(linkTo), meta });
}

/** Items with their pictures, when every item has one: then the page shows cards (health and safety). */
function picturedItems(items: Service['items']) {
  const pictured = items.flatMap((item) =>
    item.image ? [{ ...item, picture: getPicture(item.image) }] : [],
  );
  return pictured.length === items.length ? pictured : undefined;
}

/**
 * A service: picture and description, what it offers as a list or as cards, and the carousel of all services
 * (specification section 2, Service and training detail pages).
 */
export default async function ServicePage({ params }: Params) {
  const service = getService((await params).slug);
  const { title, subService, heading, text, image, offer, ask, closing, items, linkTo } = service;
  const path = servicePath(linkTo);
  const trail = crumbs.service(title, linkTo);
  const cards = picturedItems(items);
  const askLink = { label: ask, href: formPath };
  return (
    <PageFrame path={path} crumbs={trail}>
      <ServiceData
        name={title}
        description={text.join(' ')}
        url={absoluteUrl(path)}
        items={items}
        provider={organization}
      />
      <Banner breadcrumb={<Trail crumbs={trail} />} title={title} subtitle={subService} />
      <Intro heading={heading} text={text} picture={getPicture(image)} />
      {cards ? (
        <PictureCards heading={labels.whatWeOffer} text={offer} ask={askLink} items={cards} />
      ) : (
        <Offer heading={labels.whatWeOffer} text={offer} ask={askLink}>
          <NumberedList items={items} />
        </Offer>
      )}
      <ServicesSlider name={carouselNames.allServices} startAfter={linkTo} className="bg-sand-50" />
      <CallBand {...callBand} heading={closing} />
    </PageFrame>
  );
}

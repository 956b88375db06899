import type { PictureId } from './pictures';
import { plain, provisional } from './provisional';

/** One entry of the Hear From Our Partner carousel (specification section 3, partner). */
export type Partner = {
  image: PictureId;
  /** What the partner does with us, one sentence. */
  text: string;
  /** The partner's website; left out where there is none. */
  link?: string;
  partnerName: string;
};

/**
 * The six partners. The specification names five kinds; the sixth kind is a guess. Annotated, not `as const`: with that,
 * pages could not ask for `link` once one partner has none.
 */
export const partners: readonly Partner[] = [
  {
    image: 'logos/partner-shipyard',
    text: provisional(
      'Hull and structural steel repair, for ships and offshore units.',
      'the sentence on the shipyard partner',
    ),
    link: plain(provisional('https://partner-shipyard.example/', 'website of the shipyard partner')),
    partnerName: provisional('Shipyard partner', 'name and logo of the shipyard partner'),
  },
  {
    image: 'logos/partner-crane',
    text: provisional(
      'New cranes, spare parts and specialist support for overhauls.',
      'the sentence on the crane partner',
    ),
    link: plain(provisional('https://partner-crane.example/', 'website of the crane partner')),
    partnerName: provisional('Crane partner', 'name and logo of the crane partner'),
  },
  {
    image: 'logos/partner-lifting-testing',
    text: provisional(
      'Load tests and examination of lifting gear by an independent body.',
      'the sentence on the lifting-equipment testing partner',
    ),
    link: plain(
      provisional(
        'https://partner-lifting-testing.example/',
        'website of the lifting-equipment testing partner',
      ),
    ),
    partnerName: provisional(
      'Lifting-equipment testing partner',
      'name and logo of the lifting-equipment testing partner',
    ),
  },
  {
    image: 'logos/partner-freight',
    text: provisional(
      'Sea and air freight for project cargo, with customs clearance.',
      'the sentence on the freight forwarding partner',
    ),
    link: plain(provisional('https://partner-freight.example/', 'website of the freight forwarding partner')),
    partnerName: provisional('Freight forwarding partner', 'name and logo of the freight forwarding partner'),
  },
  {
    image: 'logos/partner-consulting',
    text: provisional(
      'Advice on contracts, standards and asset data, where a second opinion helps.',
      'the sentence on the consulting partner',
    ),
    link: plain(provisional('https://partner-consulting.example/', 'website of the consulting partner')),
    partnerName: provisional('Consulting partner', 'name and logo of the consulting partner'),
  },
  {
    image: 'logos/partner-engineering',
    text: provisional(
      'Drawings, calculations and independent checks when a design must move fast.',
      'the kind of the sixth partner and the sentence on it',
    ),
    link: plain(provisional('https://partner-engineering.example/', 'website of the sixth partner')),
    partnerName: provisional('Engineering partner', 'name, kind and logo of the sixth partner'),
  },
];

import type { PictureId } from './pictures';
import { plain, provisional } from './provisional';

/** One entry of the Our Client carousel (specification section 3, client). */
export type Client = {
  /** Logo. A picture id, although the specification calls the field `imgSrc`. */
  imgSrc: PictureId;
  clientName: string;
  /** The client's website; left out where there is none. */
  link?: string;
};

/**
 * The four clients; names, logos and addresses must come from the company. Annotated, not `as const`: with that, pages
 * could not ask for `link` once one client has none.
 */
export const clients: readonly Client[] = [
  {
    imgSrc: 'logos/client-angola-1',
    clientName: provisional('Oil and gas client 1, Angola', 'name and logo of the first client in Angola'),
    link: plain(provisional('https://client-angola-1.example/', 'website of the first client in Angola')),
  },
  {
    imgSrc: 'logos/client-angola-2',
    clientName: provisional('Oil and gas client 2, Angola', 'name and logo of the second client in Angola'),
    link: plain(provisional('https://client-angola-2.example/', 'website of the second client in Angola')),
  },
  {
    imgSrc: 'logos/client-lng',
    clientName: provisional('LNG firm', 'name and logo of the LNG client'),
    link: plain(provisional('https://client-lng.example/', 'website of the LNG client')),
  },
  {
    imgSrc: 'logos/client-energy-major',
    clientName: provisional('Energy major', 'name and logo of the energy major'),
    link: plain(provisional('https://client-energy-major.example/', 'website of the energy major')),
  },
];

/** An address that pages had, and the page that its readers should find now. */
export type MovedPage = {
  /** Path, as it stood in the address bar: `/services/rigging/`, `/contact.php`. */
  from: string;
  /** Path of a page of the site, with its closing slash. */
  to: string;
};

/**
 * Addresses that no longer are: of pages renamed or taken away, also of the site before this one. Every host's files
 * lead on from each of them, for good; after a change here, `npm run hosts`.
 *
 *   { from: '/services/rope-access-services/', to: '/services/rope-access/' },
 */
export const movedPages: readonly MovedPage[] = [];

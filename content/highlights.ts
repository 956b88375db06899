import type { PictureId } from './pictures';
import type { Project, ProjectSlug } from './projects';
import { markEach, provisional } from './provisional';

/** One card of the Projects carousel (specification section 3, project highlight). */
export type ProjectHighlight = {
  id: number;
  /** Client, shown as a tag. */
  companyName: Project['copmany'];
  /** The card's title. The specification calls this field `content`. */
  content: string;
  /** One sentence under the title. */
  desc: string;
  image: PictureId;
  /** Slug of the project the work belongs to. */
  linkTo: ProjectSlug;
};

/** Titles and sentences of `highlights`: the specification gives their number, not their words. The launch check lists the line. */
export const proposedHighlights = provisional(
  'Titles and sentences proposed for the highlights',
  'confirm the titles and sentences against the projects’ own records',
);

const cards = [
  {
    id: 1,
    companyName: 'Angola',
    content: 'Corroded bracing replacement',
    desc: 'Braces cut out of the structure and new ones welded in under permit.',
    image: 'projects/structure-elements',
    linkTo: 'angola-block-03',
  },
  {
    id: 2,
    companyName: 'Angola',
    content: 'Deck beam renewal',
    desc: 'Beams exposed, measured and renewed before the deck is closed again.',
    image: 'projects/plates-and-gratings',
    linkTo: 'angola-block-03',
  },
  {
    id: 3,
    companyName: 'Angola',
    content: 'Crane pedestal pipe replacement',
    desc: 'A new pedestal pipe set, connected, checked for level and tested.',
    image: 'projects/crane-pedestal-pipe',
    linkTo: 'angola-block-03',
  },
  {
    id: 4,
    companyName: 'Angola',
    content: 'Deck plate renewal',
    desc: 'Wasted plates replaced area by area, so that the crew can still cross the deck.',
    image: 'projects/deck-campaign',
    linkTo: 'angola-block-03',
  },
  {
    id: 5,
    companyName: 'Angola',
    content: 'Grating replacement',
    desc: 'Corroded panels lifted out, and new anti-slip ones clipped down.',
    image: 'projects/plates-and-gratings',
    linkTo: 'angola-block-03',
  },
  {
    id: 6,
    companyName: 'Angola',
    content: 'PAL-P2 crane removal',
    desc: 'Planning, rigging and lifting for the removal of the old crane.',
    image: 'projects/pal-p2-crane-replacement',
    linkTo: 'angola-block-03/05',
  },
  {
    id: 7,
    companyName: 'Angola',
    content: 'PAL-P2 crane installation and load test',
    desc: 'The new crane set on its adapter, commissioned and tested under load.',
    image: 'projects/crane-load-test',
    linkTo: 'angola-block-03/05',
  },
  {
    id: 8,
    companyName: 'Angola',
    content: 'FSO PALANCA crane replacement',
    desc: 'Heavy lifts afloat, timed between tanker calls and within motion limits.',
    image: 'projects/fso-palanca',
    linkTo: 'fso-palance-Crane',
  },
  {
    id: 9,
    companyName: 'Angola',
    content: 'COBO crane A overhaul',
    desc: 'Ropes renewed; boom, winches, slew bearing, hydraulics and controls renewed or restored.',
    image: 'projects/crane-boom-overhaul',
    linkTo: 'angola-cobo-cranes',
  },
  {
    id: 10,
    companyName: 'Angola',
    content: 'COBO crane B overhaul',
    desc: 'The second crane of the pair, with the same scope and its own load test.',
    image: 'projects/cobo-cranes-overhaul',
    linkTo: 'angola-cobo-cranes',
  },
  {
    id: 11,
    companyName: 'DLNG',
    content: 'S4HANA PM data population',
    desc: 'Equipment, plans and parts loaded and reconciled.',
    image: 'projects/dlng-s4hana',
    linkTo: 'dlng-s4hana-PM',
  },
] as const satisfies readonly ProjectHighlight[];

/** The eleven project highlights, in carousel order. */
export const highlights = markEach(cards, (field) => field === 'content' || field === 'desc');

import type { PictureId } from './pictures';
import type { Project, ProjectSlug } from './projects';
import { markEach, provisional } from './provisional';
import type { ServiceSlug } from './services';

/** One card of the Ongoing Projects carousel (specification section 3, ongoing project). */
export type OngoingProject = {
  id: number;
  name: string;
  image: PictureId;
  /** One sentence under the name. */
  description: string;
  /** Client, shown as a tag. */
  companyName: Project['copmany'];
  /** The project's page, or the service's where the work has no project page of its own. */
  linkTo: `/projects/${ProjectSlug}/` | `/services/${ServiceSlug}/`;
};

/** Names and sentences of `ongoingProjects`: the specification gives their number and kind. The launch check lists the line. */
export const proposedProjects = provisional(
  'Names and sentences proposed for ongoing projects',
  'confirm the names and sentences against the projects’ own records',
);

/** Whether each of them is still going on. The launch check lists the line. */
export const proposedStatus = provisional(
  'Ten projects proposed as ongoing',
  'state which of the ten ongoing projects are still running and which are finished',
);

const cards = [
  {
    id: 1,
    name: 'Platform structural member replacement',
    image: 'projects/structure-elements',
    description: 'Corroded members cut out and replaced on a live platform in Angola.',
    companyName: 'Angola',
    linkTo: '/projects/angola-block-03/',
  },
  {
    id: 2,
    name: 'Platform crane replacement',
    image: 'projects/pal-p2-crane-replacement',
    description: 'Removal of the old crane, a new pedestal adapter, installation and load test.',
    companyName: 'Angola',
    linkTo: '/projects/angola-block-03/05/',
  },
  {
    id: 3,
    name: 'LNG plant maintenance data engineering',
    image: 'projects/dlng-s4hana',
    description: 'Tags, equipment and plans moved from an in-house system to SAP S/4HANA.',
    companyName: 'DLNG',
    linkTo: '/projects/dlng-s4hana-PM/',
  },
  {
    id: 4,
    name: 'Grating campaign',
    image: 'projects/plates-and-gratings',
    description: 'Corroded areas mapped, made safe and renewed.',
    companyName: 'Angola',
    linkTo: '/projects/angola-block-03/',
  },
  {
    id: 5,
    name: 'FSO crane replacement',
    image: 'projects/fso-palanca',
    description: 'A new deck crane for a floating unit, lifted when the sea allows it.',
    companyName: 'Angola',
    linkTo: '/projects/fso-palance-Crane/',
  },
  {
    id: 6,
    name: 'Handrail and stair renewal',
    image: 'projects/handrails-and-stairs',
    description: 'Rails and treads that no longer hold, replaced so that every route is safe to walk.',
    companyName: 'Angola',
    linkTo: '/services/offshore-and-Structure-and-Cranes-repair/',
  },
  {
    id: 7,
    name: 'Crane boom and winch overhaul',
    image: 'projects/crane-boom-overhaul',
    description: 'Boom sections blasted, repaired and painted, and winches rebuilt.',
    companyName: 'Angola',
    linkTo: '/projects/angola-cobo-cranes/',
  },
  {
    id: 8,
    name: 'Deck plating campaign',
    image: 'projects/deck-campaign',
    description: 'Plates renewed in the order that keeps the deck open for the crew.',
    companyName: 'Angola',
    linkTo: '/projects/angola-block-03/',
  },
  {
    id: 9,
    name: 'Crane pedestal replacement',
    image: 'projects/crane-pedestal-pipe',
    description: 'The crane lifted off, the old pedestal pipe cut out, and a new one set and tested.',
    companyName: 'Angola',
    linkTo: '/projects/angola-block-03/',
  },
  {
    id: 10,
    name: 'Crane load test and certification',
    image: 'projects/crane-load-test',
    description: 'Water bags, calibrated load cells and a certificate from an independent body.',
    companyName: 'Angola',
    linkTo: '/services/lifting-inspection-services/',
  },
] as const satisfies readonly OngoingProject[];

/** The ten ongoing projects, in carousel order. */
export const ongoingProjects = markEach(cards, (field) => field === 'name' || field === 'description');

import { findBySlug } from './find-by-slug';
import type { PictureId } from './pictures';
import { markEach, provisional } from './provisional';
import type { ServiceSlug } from './services';
import type { SharedPageMeta } from './types';

/** One block of the Projects page (specification section 2; section 3, project contents). */
export type ProjectPart = {
  id: number;
  /** Title of the block, exactly as in the specification. */
  content: string;
  /** Short title of the part on the project's own page. */
  name: string;
  image: PictureId;
  /** One more fact of the specification, under the title. */
  note?: string;
  /** What is done, in order; three to six steps. */
  steps: readonly string[];
};

/** One project and its page at `/projects/{linkTo}/` (specification sections 2 and 3). */
export type Project = {
  id: number;
  title: string;
  /** Name on the hero's picker button. */
  label: string;
  /** The blocks of the Projects page that belong to this project. */
  contents: readonly ProjectPart[];
  /** Client name, shown as a tag. The field is spelt as in the specification. */
  copmany: 'Angola' | 'DLNG';
  /** Slug, spelt exactly as in the specification; one of them holds a slash. */
  linkTo: string;
  image: PictureId;
  /** Heading beside the page's picture: short, in plain words, no full stop. */
  heading: string;
  /** One or two sentences under `heading`. */
  lead: string;
  /** Client as named on the page. */
  client: string;
  /** Where the work is done. */
  place: string;
  /** What the work covers. */
  scope: string;
  /** What makes it hard. */
  challenge: string;
  /** How it is done. */
  method: string;
  /** What the client holds at handover. */
  outcome: string;
  /** Slugs of the two to four services that take part. */
  services: readonly ServiceSlug[];
  meta: SharedPageMeta;
};

const angolaClient = provisional('Oil and gas client in Angola', 'confirm whether the client may be named');

/** Headings, leads, card sentences and steps of `projects`; scope, challenge, method and outcome are marked one by one. The launch check lists the line. */
export const proposedTexts = provisional(
  'Headings and steps proposed for the five projects',
  'confirm headings, leads, card sentences, steps, search texts and the services that took part against the project’s own record',
);

const records = [
  {
    id: 1,
    title: 'Angola Block-03 structure replacement',
    label: 'Block-03 structure',
    contents: [
      {
        id: 1,
        content: 'Angola Block-03 structure replacement: corroded structure elements',
        name: 'Corroded structure elements',
        image: 'projects/structure-elements',
        steps: [
          'Survey and thickness readings',
          'Temporary support of the loaded members',
          'Cutting out under permit, above open water',
          'New members fitted, welded and tested',
          'Coating and as-built drawings',
        ],
      },
      {
        id: 2,
        content: 'Angola Block-03 structure replacement: crane pedestal pipe',
        name: 'Crane pedestal pipe',
        image: 'projects/crane-pedestal-pipe',
        steps: [
          'Load-path check and lift plan',
          'Crane lifted off, old pedestal pipe cut out',
          'New pipe set and connected',
          'Dimensional check and NDT',
          'Crane refitted and load tested',
        ],
      },
      {
        id: 3,
        content: 'Angola Block-03 structure replacement: plates and gratings',
        name: 'Plates and gratings',
        image: 'projects/plates-and-gratings',
        steps: [
          'Corroded areas mapped and fenced off',
          'Plates and gratings replaced',
          'Fastening and anti-slip finish',
        ],
      },
    ],
    copmany: 'Angola',
    linkTo: 'angola-block-03',
    image: 'projects/deck-campaign',
    heading: 'Steel renewed while the platform stays live',
    lead: 'Corroded structure elements, a crane pedestal pipe, deck plates and gratings, replaced above open water on a working platform.',
    client: angolaClient,
    place: provisional('Block-03, offshore Angola', 'confirm the place'),
    scope: provisional(
      'The work has three parts: structure elements, the crane pedestal pipe, and deck plates and gratings. Each part is surveyed before it is replaced and inspected afterwards.',
      'confirm against the project’s own record',
    ),
    challenge: provisional(
      'The platform stays live, so hot work waits for a permit and the crew shares the bed space on board. Much of the steel hangs above open water, where the weather decides when people can reach it.',
      'confirm against the project’s own record',
    ),
    method: provisional(
      'Temporary supports take the load before anything is cut. Prefabricated pieces are then fitted, and welded, bolted or clipped in place under permit. Welds pass NDT before they are coated.',
      'confirm against the project’s own record',
    ),
    outcome: provisional(
      'At handover the client holds as-built drawings, weld and NDT records, and the load-test record of the crane on its new pedestal.',
      'confirm against the project’s own record',
    ),
    services: [
      'offshore-and-Structure-and-Cranes-repair',
      'rope-access',
      'onshore-and-Offshore-inspection-services',
    ],
    meta: {
      description:
        'How corroded structure elements, a crane pedestal pipe, plates and gratings are replaced on a live platform in Block-03, offshore Angola.',
      keywords: [
        'Angola Block-03',
        'offshore structure replacement',
        'corroded structure elements',
        'crane pedestal pipe',
        'deck plates and gratings',
        'live platform repair',
      ],
      share: 'Structure, pedestal pipe, plates and gratings replaced offshore Angola',
    },
  },
  {
    id: 2,
    title: 'Angola Block 03/05 PAL-P2 platform crane replacement',
    label: 'Block 03/05 PAL-P2 crane',
    contents: [
      {
        id: 1,
        content: 'Angola Block 03/05 PAL-P2 platform crane replacement',
        name: 'PAL-P2 platform crane',
        image: 'projects/pal-p2-crane-replacement',
        steps: [
          'Pedestal survey and lift plan',
          'Removal of the old crane',
          'Pedestal adapter and installation',
          'Commissioning, load test and certificate',
          'Operator familiarisation',
        ],
      },
    ],
    copmany: 'Angola',
    linkTo: 'angola-block-03/05',
    image: 'projects/pal-p2-crane-replacement',
    heading: 'A new crane on an existing pedestal',
    lead: 'A platform depends on its crane for every container and spare part. The plan covers the gap between the old machine and the new one, and a load test closes it.',
    client: angolaClient,
    place: provisional('PAL-P2 platform, Block 03/05, offshore Angola', 'confirm the place'),
    scope: provisional(
      'The scope runs from removal of the old crane to the load test of the new one, with a pedestal adapter between them. Operators learn the new controls before they take over.',
      'confirm against the project’s own record',
    ),
    challenge: provisional(
      'Two crane models rarely share a bolt circle, so the adapter has to fit both the new crane and the pedestal that is already there. While no crane stands, supplies need another way on board.',
      'confirm against the project’s own record',
    ),
    method: provisional(
      'The pedestal is measured first and the adapter is made to those dimensions. Each heavy lift has its own plan and weather limit, and the crew stops when the limit is reached.',
      'confirm against the project’s own record',
    ),
    outcome: provisional(
      'The client receives a commissioned crane with its load-test certificate, the adapter drawings and operators who know the controls.',
      'confirm against the project’s own record',
    ),
    services: [
      'offshore-and-Structure-and-Cranes-repair',
      'engineering-consultation',
      'lifting-inspection-services',
    ],
    meta: {
      description:
        'Replacement of the PAL-P2 platform crane in Block 03/05, Angola: removal, pedestal adapter, installation, load test and operator familiarisation.',
      keywords: [
        'PAL-P2 crane replacement',
        'Angola Block 03/05',
        'platform crane replacement',
        'pedestal adapter',
        'offshore crane installation',
        'crane load test',
      ],
      share: 'From the old pedestal crane to the load test of the new one',
    },
  },
  {
    id: 3,
    title: 'Angola FSO PALANCA crane replacement',
    label: 'FSO PALANCA crane',
    contents: [
      {
        id: 1,
        content: 'Angola FSO PALANCA crane replacement',
        name: 'Deck crane of the FSO',
        image: 'projects/fso-palanca',
        steps: [
          'Lifts planned to vessel motion limits',
          'Marine coordination with the terminal',
          'Old crane removed, new crane installed',
          'Load test attended by the class surveyor',
        ],
      },
    ],
    copmany: 'Angola',
    linkTo: 'fso-palance-Crane',
    image: 'projects/fso-palanca',
    heading: 'A lift on a hull that moves',
    lead: 'A floating unit moves even on a calm day, and the crane and its load move with it. The plan for this replacement starts from that motion.',
    client: angolaClient,
    place: provisional('FSO PALANCA, offshore Angola', 'confirm the place'),
    scope: provisional(
      'The old crane of the floating storage and offloading unit is removed, and a new one is installed, commissioned and tested afloat. Class surveyors are involved from the drawings to the load test.',
      'confirm against the project’s own record',
    ),
    challenge: provisional(
      'Roll, pitch and heave limit the hours in which a lift is allowed. Tankers that call at the terminal use the same water, so two calendars have to agree.',
      'confirm against the project’s own record',
    ),
    method: provisional(
      'Motion limits are written into every lift plan and watched while the load is in the air. Vessel movements are agreed with the terminal, and the pedestal connection is checked before the new crane takes any load.',
      'confirm against the project’s own record',
    ),
    outcome: provisional(
      'The unit keeps a tested crane, a file of the class correspondence and the record of every heavy lift.',
      'confirm against the project’s own record',
    ),
    services: ['offshore-and-Structure-and-Cranes-repair', 'marine-services', 'lifting-inspection-services'],
    meta: {
      description:
        'Crane replacement on the FSO PALANCA, Angola: lifts planned to vessel motion limits, marine coordination, load test and class survey.',
      keywords: [
        'FSO PALANCA',
        'FSO crane replacement',
        'floating storage and offloading',
        'offshore crane Angola',
        'marine coordination',
        'crane load test afloat',
      ],
      share: 'A deck crane replaced afloat, within agreed motion limits',
    },
  },
  {
    id: 4,
    title: 'Angola COBO cranes A/B overhaul',
    label: 'COBO cranes A/B',
    contents: [
      {
        id: 1,
        content: 'Angola COBO cranes A/B overhaul',
        name: 'Cranes A and B',
        image: 'projects/cobo-cranes-overhaul',
        steps: [
          'Strip-down and survey',
          'Overhaul of slew bearings, booms and winches, with new ropes',
          'Overhaul of hydraulics and controls',
          'Load test of both cranes',
        ],
      },
    ],
    copmany: 'Angola',
    linkTo: 'angola-cobo-cranes',
    image: 'projects/cobo-cranes-overhaul',
    heading: 'Two cranes taken apart and put right',
    lead: 'Cranes A and B get the same overhaul. What the strip-down shows decides which parts are restored and which are renewed.',
    client: angolaClient,
    place: provisional('COBO, offshore Angola', 'confirm the place'),
    scope: provisional(
      'Slew bearings, booms, winches, wire ropes, hydraulics and controls of both cranes are included. Neither crane returns to work before its load test.',
      'confirm against the project’s own record',
    ),
    challenge: provisional(
      'Wear inside a crane stays hidden until the crane is opened, and only then can the parts list be closed. Loads still have to be lifted to and from the deck meanwhile, which is simpler while one crane stays in service.',
      'confirm against the project’s own record',
    ),
    method: provisional(
      'Each crane is stripped and measured against its maker’s tolerances. Parts outside them are replaced, the rest is restored, and every change is entered in the crane’s record.',
      'confirm against the project’s own record',
    ),
    outcome: provisional(
      'A survey report, a list of the parts fitted and a load-test record stay with the client for each crane.',
      'confirm against the project’s own record',
    ),
    services: [
      'offshore-and-Structure-and-Cranes-repair',
      'major-maintenance-and-campaigns',
      'lifting-inspection-services',
    ],
    meta: {
      description:
        'Overhaul of COBO cranes A and B, Angola: strip-down, slew bearings, booms, winches, wire ropes, hydraulics, controls and load tests.',
      keywords: [
        'COBO cranes',
        'offshore crane overhaul',
        'slew bearing',
        'crane boom repair',
        'winch overhaul',
        'wire rope replacement',
        'crane load test Angola',
      ],
      share: 'Two offshore cranes stripped, surveyed, restored and load tested',
    },
  },
  {
    id: 5,
    title: 'DLNG S4HANA PM module data engineering and population',
    label: 'DLNG S4HANA PM',
    contents: [
      {
        id: 1,
        content: 'DLNG S4HANA PM module data engineering and population',
        name: 'Maintenance data for the PM module',
        note: 'Migrating from an in-house maintenance system',
        image: 'projects/dlng-s4hana',
        steps: [
          'Tag walk-down and hierarchy',
          'Equipment, bills of material and task lists',
          'Maintenance plans and spare parts',
          'Load, reconciliation and training',
        ],
      },
    ],
    copmany: 'DLNG',
    linkTo: 'dlng-s4hana-PM',
    image: 'projects/dlng-s4hana',
    heading: 'Maintenance data that matches the plant',
    lead: 'The records of an in-house maintenance system move to the Plant Maintenance (PM) module of SAP S/4HANA. Tags are checked in the field before they are loaded.',
    client: provisional('DLNG', 'confirm how the client’s name is printed'),
    place: provisional('LNG plant', 'confirm the place of the plant'),
    scope: provisional(
      'Functional locations, equipment, bills of material, task lists, maintenance plans and spare parts are prepared for the PM module and loaded. Key users are trained on their own data.',
      'confirm against the project’s own record',
    ),
    challenge: provisional(
      'An in-house system keeps its records by its own rules. Gaps, duplicates and tags that no longer exist on site all come to light when the records are mapped to a stricter model.',
      'confirm against the project’s own record',
    ),
    method: provisional(
      'Data is extracted, cleansed and compared with drawings and with the plant itself. It is loaded in the order that the module needs, from locations to plans, and reconciled with the source.',
      'confirm against the project’s own record',
    ),
    outcome: provisional(
      'After the load the client holds a reconciled asset hierarchy, the mapping from old records to new ones, and notes for its key users.',
      'confirm against the project’s own record',
    ),
    services: ['erp-solution', 'maintenance-consultation-services', 'project-managment'],
    meta: {
      description:
        'Data engineering for DLNG: tags walked down, and records of an in-house maintenance system mapped, loaded into the SAP S/4HANA PM module and reconciled.',
      keywords: [
        'SAP S/4HANA PM',
        'S4HANA data population',
        'maintenance data engineering',
        'data migration',
        'asset hierarchy',
        'LNG plant maintenance',
      ],
      share: 'From an in-house maintenance system to the SAP S/4HANA PM module',
    },
  },
] as const satisfies readonly Project[];

/** The five projects in the order of the specification's slugs. */
export const projects = markEach(records, (field) =>
  ['heading', 'lead', 'contents.name', 'contents.steps'].includes(field),
);

/** Slug of a project page, spelt exactly as in specification section 2. */
export type ProjectSlug = (typeof projects)[number]['linkTo'];

/**
 * The project behind `/projects/{slug}/` (specification section 2).
 * Throws, naming the known slugs, so that a wrong link stops the build.
 */
export function getProject(slug: string): Project & { linkTo: ProjectSlug } {
  return findBySlug(projects, slug, 'project');
}

/** A block of the Projects page with the project it leads to. */
export type ProjectBlock = ProjectPart & Pick<Project, 'copmany'> & { linkTo: ProjectSlug };

/** The seven blocks of the Projects page (specification section 2), in order. */
export const projectBlocks: readonly ProjectBlock[] = projects.flatMap(({ contents, copmany, linkTo }) =>
  contents.map((part) => ({ ...part, copmany, linkTo })),
);

import { provisional } from '../provisional';
import type { Service } from './service';

/** Offshore Structure and Cranes Repair: the page at `/services/offshore-and-Structure-and-Cranes-repair/` (specification sections 2 and 3). The slug is spelt as the specification spells it. */
export const offshoreStructureAndCranesRepair = {
  id: 4,
  title: 'Offshore Structure and Cranes Repair',
  desc: 'Corroded members, deck plates, pedestals and cranes replaced or overhauled.',
  image: 'services/offshore-and-Structure-and-Cranes-repair',
  placeHolderImage: 'services/offshore-and-Structure-and-Cranes-repair',
  linkTo: 'offshore-and-Structure-and-Cranes-repair',
  heading: 'Structure and cranes, repaired in place',
  text: [
    'A corroded brace, a wasted deck plate or a tired crane can be put right offshore, without towing anything to a yard. The job starts with a survey that maps what has been lost. Temporary works then carry the load while the old steel is cut out.',
    provisional(
      'New members are fitted and welded to procedures qualified under AWS D1.1, tested by VT, MT, PT or UT, and painted to ISO 12944 or NORSOK M-501. As much as possible is fabricated ashore, which cuts hot work and bed nights on the platform.',
      'confirm the qualified procedures',
    ),
    provisional(
      'Cranes are overhauled in place or replaced, with a pedestal adapter made to suit. The references are API Spec 2C for design and API RP 2D for operation and maintenance. Load testing and re-certification are done by an independent body, and the operators learn the new controls before the crane goes back to work.',
      'confirm the references and the independent body that tests and certifies',
    ),
  ],
  offer: 'Ten services for ageing steel and cranes, from member replacement to load test and spares.',
  ask: 'Ask about offshore repair',
  closing: 'A structure or a crane to repair?',
  items: [
    {
      id: 1,
      name: 'Replacement of corroded structural members',
      contents: [
        { id: 1, content: 'Survey and temporary works' },
        { id: 2, content: 'Cut-out and fit-up' },
        {
          id: 3,
          content: provisional(
            'Welding to qualified procedures (AWS D1.1)',
            'confirm the qualified procedures',
          ),
        },
      ],
    },
    { id: 2, name: 'Deck plate and grating replacement', contents: null },
    { id: 3, name: 'Crane pedestal replacement and adapter fabrication', contents: null },
    { id: 4, name: 'Crane replacement, removal and installation', contents: null },
    {
      id: 5,
      name: 'Offshore crane overhaul',
      contents: [
        { id: 1, content: 'Slew bearing, boom, winches and wire ropes' },
        { id: 2, content: 'Hydraulics and engine' },
        { id: 3, content: 'Cabin and safe load indicator' },
      ],
    },
    { id: 6, name: 'Boat landing, riser guard, handrail and stair repair', contents: null },
    { id: 7, name: 'Blasting and painting (ISO 12944, NORSOK M-501)', contents: null },
    { id: 8, name: 'NDT of repairs (VT, MT, PT, UT)', contents: null },
    { id: 9, name: 'Load testing and re-certification by an independent body (API RP 2D)', contents: null },
    { id: 10, name: 'Spare parts supply for cranes and engines', contents: null },
  ],
  meta: {
    description:
      'Offshore replacement of corroded members, deck plates, gratings and crane pedestals; crane overhaul, replacement, load testing and spare parts.',
    keywords: [
      'offshore structure repair',
      'offshore crane overhaul',
      'crane pedestal replacement',
      'deck plate and grating replacement',
      'AWS D1.1 welding',
      'API RP 2D',
      'NORSOK M-501',
    ],
    share: 'Corroded steel renewed and offshore cranes overhauled, tested and returned to work',
  },
} as const satisfies Service;

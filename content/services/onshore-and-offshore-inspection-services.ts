import { provisional } from '../provisional';
import type { Service } from './service';

/** Onshore and Offshore Inspection Services: the page at `/services/onshore-and-Offshore-inspection-services/` (specification sections 2 and 3). The slug is spelt as the specification spells it. */
export const onshoreAndOffshoreInspectionServices = {
  id: 9,
  title: 'Onshore and Offshore Inspection Services',
  subService: 'NDT and plant inspection',
  desc: 'Conventional and advanced NDT, plant and structural inspection, with results in one record.',
  image: 'services/onshore-and-Offshore-inspection-services',
  placeHolderImage: 'services/onshore-and-Offshore-inspection-services',
  linkTo: 'onshore-and-Offshore-inspection-services',
  heading: 'Defects found, sized and recorded',
  text: [
    'The owner learns what is thin, what is cracked and how long it can stay in service. Inspectors work in plants and tank farms, on rigs and platforms, and at vendors’ works before equipment is shipped.',
    provisional(
      'Most defects are found by visual, penetrant, magnetic particle, ultrasonic or radiographic testing. Where those fall short, phased array and TOFD size flaws in welds, eddy current checks exchanger tubes, and long-range ultrasonic testing screens pipe under insulation. Technicians are certified to ISO 9712 or under ASNT SNT-TC-1A.',
      'confirm the certificates held by technicians',
    ),
    provisional(
      'Vessels, piping and tanks in service are inspected to API 510, API 570 and API 653, with intervals set by risk under API RP 580 where the owner wants it. Used drill pipe is classified to API RP 7G-2. Every reading is filed by tag and location, so that corrosion rates can be followed from one survey to the next.',
      'confirm the codes inspected to and the way readings are filed',
    ),
  ],
  offer: 'Ten groups of inspection work, for equipment in service, in the yard or at the vendor’s works.',
  ask: 'Ask about inspection',
  closing: 'Tell us what needs inspecting',
  items: [
    {
      id: 1,
      name: 'Conventional NDT',
      contents: [
        { id: 1, content: 'VT, PT, MT, UT and RT' },
        {
          id: 2,
          content: provisional(
            'Personnel certified to ISO 9712 or under ASNT SNT-TC-1A',
            'confirm the certificates held by technicians',
          ),
        },
      ],
    },
    {
      id: 2,
      name: 'Advanced NDT',
      contents: [
        { id: 1, content: 'PAUT, TOFD and eddy current' },
        { id: 2, content: 'Long-range UT and corrosion mapping' },
      ],
    },
    {
      id: 3,
      name: 'Pressure vessel, piping and tank inspection (API 510, API 570, API 653)',
      contents: null,
    },
    { id: 4, name: 'Structural inspection of platforms and jackets', contents: null },
    { id: 5, name: 'Coating inspection', contents: null },
    { id: 6, name: 'Cathodic protection survey', contents: null },
    { id: 7, name: 'Risk-based inspection planning (API RP 580)', contents: null },
    { id: 8, name: 'Drilling tubulars and OCTG inspection', contents: null },
    { id: 9, name: 'Vendor and source inspection', contents: null },
    { id: 10, name: 'Inspection data management and reporting', contents: null },
  ],
  meta: {
    description:
      'Conventional and advanced NDT, API 510, 570 and 653 inspection, structural, coating and cathodic protection surveys, on land and offshore.',
    keywords: [
      'NDT inspection',
      'phased array ultrasonic testing',
      'API 510 inspection',
      'risk-based inspection',
      'OCTG inspection',
      'cathodic protection survey',
      'vendor inspection',
    ],
    share: 'NDT, plant and structural inspection, with every reading filed by tag',
  },
} as const satisfies Service;

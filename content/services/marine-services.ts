import { provisional } from '../provisional';
import type { Service } from './service';

/** Marine Services: the page at `/services/marine-services/` (specification sections 2 and 3). */
export const marineServices = {
  // The specification gives 14 twice: here and to manpower supply and outsourcing.
  id: 14,
  title: 'Marine Services',
  desc: 'Chartering support, ship repair, mooring work, marine surveys and ship supply.',
  image: 'services/marine-services',
  placeHolderImage: 'services/marine-services',
  linkTo: 'marine-services',
  heading: 'Vessels, moorings and steel afloat',
  text: [
    'An offshore operator needs the right vessel on hire, sound steel in the hull and papers that the class surveyor accepts. Marine support covers all three and deals with owners, yards, class societies and port agents on your behalf.',
    'Chartering support finds an AHTS, PSV, crew boat or barge that suits the work, and checks bollard pull, deck space and crane capacity against the task. Hull and structural steel is renewed afloat where class agrees, so that a unit can stay on station. Larger repairs go to partner yards, with someone on site for the owner.',
    provisional(
      'Diving inspection is arranged to IMCA D 014, the code of practice for offshore diving, or done by ROV where no hands are needed. Mooring and hose change-outs follow OCIMF guidance. Deck cranes and winches are repaired on board, and bunkers and stores are ordered through the port agent.',
      'confirm the codes worked to',
    ),
  ],
  offer: 'Eight marine services, from finding a vessel to putting bunkers aboard.',
  ask: 'Ask about marine services',
  closing: 'Tell us about your vessel or mooring',
  items: [
    {
      id: 1,
      name: 'Vessel chartering and brokerage support',
      contents: [{ id: 1, content: 'AHTS, PSV, crew boats, barges' }],
    },
    { id: 2, name: 'Ship repair coordination with partner yards', contents: null },
    { id: 3, name: 'Hull and structural steel renewal afloat', contents: null },
    { id: 4, name: 'Diving and ROV inspection support', contents: null },
    { id: 5, name: 'Mooring and hose change-out support', contents: null },
    { id: 6, name: 'Marine crane and deck equipment repair', contents: null },
    { id: 7, name: 'Marine surveys and class liaison', contents: null },
    { id: 8, name: 'Ship supply and bunkering coordination', contents: null },
  ],
  meta: {
    description:
      'Vessel chartering support, ship repair with partner yards, steel renewal afloat, diving and ROV inspection, mooring work and ship supply.',
    keywords: [
      'marine services',
      'vessel chartering support',
      'ship repair',
      'diving and ROV inspection',
      'mooring and hose change-out',
      'marine survey',
      'bunkering',
    ],
    share: 'Vessels, repairs afloat, moorings, surveys and supplies for units at sea',
  },
} as const satisfies Service;

import { provisional } from '../provisional';
import type { Service } from './service';

/** Lifting Inspection Services: the page at `/services/lifting-inspection-services/` (specification sections 2 and 3). */
export const liftingInspectionServices = {
  id: 10,
  title: 'Lifting Inspection Services',
  desc: 'Thorough examination, load testing and certificates for cranes, slings and containers.',
  image: 'services/lifting-inspection-services',
  placeHolderImage: 'services/lifting-inspection-services',
  linkTo: 'lifting-inspection-services',
  heading: 'Fit to lift, and on record',
  text: [
    `Each crane, sling and container gets an answer in writing: fit for use until its next date, fit after repair, or out of service. ${provisional('The report follows a thorough examination by a competent person with no part in the repair, under LOLER or the local rule that applies.', 'confirm who examines, and how that person is independent of repair work')}`,
    provisional(
      'Offshore pedestal cranes are inspected to API RP 2D, from the pre-use check to the annual inspection. Mobile, overhead and tower cranes follow the ASME B30 series. Offshore containers and portable units are examined to DNV-ST-E271 and DNV-ST-E273, with their padeyes and lifting sets.',
      'confirm the standards inspected to',
    ),
    provisional(
      'Load tests use calibrated weights or water bags, and a load cell shows what hangs on the hook. Hooks and pins are checked by magnetic particle or ultrasonic testing; wire ropes are judged by the discard criteria of the crane’s own code, or of ISO 4309 where that is agreed. Results go into a lifting register that the crane operator, the storekeeper and the auditor can all read.',
      'confirm the discard criteria worked to',
    ),
  ],
  offer: 'Nine examinations, tests and records, from a single shackle to a pedestal crane.',
  ask: 'Ask about lifting inspection',
  closing: 'Tell us which lifting gear is due',
  items: [
    {
      id: 1,
      name: 'Thorough examination of lifting equipment (LOLER, or the local rule that applies)',
      contents: null,
    },
    {
      id: 2,
      name: 'Offshore pedestal crane inspection (API RP 2D: pre-use, monthly, quarterly, annual)',
      contents: null,
    },
    { id: 3, name: 'Mobile, overhead and tower crane inspection (ASME B30 series)', contents: null },
    { id: 4, name: 'Load testing with calibrated weights or water bags', contents: null },
    {
      id: 5,
      name: 'Lifting accessories',
      contents: [
        { id: 1, content: 'Slings, shackles, hooks and spreader beams' },
        { id: 2, content: 'Colour coding' },
      ],
    },
    { id: 6, name: 'Offshore containers and portable units (DNV-ST-E271, DNV-ST-E273)', contents: null },
    { id: 7, name: 'Man-riding winches and personnel transfer equipment', contents: null },
    { id: 8, name: 'Wire rope inspection and NDT of hooks and pins', contents: null },
    { id: 9, name: 'Lifting register and certificate management', contents: null },
  ],
  meta: {
    description:
      'Thorough examination of cranes and lifting accessories, load tests, offshore container inspection, wire rope checks and a lifting register.',
    keywords: [
      'lifting inspection',
      'LOLER thorough examination',
      'offshore crane inspection',
      'load testing water bags',
      'DNV-ST-E271 containers',
      'wire rope inspection',
      'lifting register',
    ],
    share: 'Cranes, slings and containers examined, load tested and entered in the register',
  },
} as const satisfies Service;

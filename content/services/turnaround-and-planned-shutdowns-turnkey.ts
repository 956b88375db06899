import { provisional } from '../provisional';
import type { Service } from './service';

/** Turnaround and Planned Shutdowns (Turnkey): the page at `/services/turnaround-and-planned-shutdowns-turnkey/` (specification sections 2 and 3). */
export const turnaroundAndPlannedShutdowns = {
  id: 5,
  title: 'Turnaround and Planned Shutdowns (Turnkey)',
  desc: 'Scope, schedule, materials, mechanical work and recommissioning under one contract.',
  image: 'services/turnaround-and-planned-shutdowns-turnkey',
  placeHolderImage: 'services/turnaround-and-planned-shutdowns-turnkey',
  linkTo: 'turnaround-and-planned-shutdowns-turnkey',
  heading: 'From frozen work list to restart',
  text: [
    'Every hour of a planned shutdown costs production, so most of the effort goes in before the first blind is fitted. The owner deals with one contractor, one schedule and one coordinator for permits throughout the event.',
    'The work list is challenged item by item and then frozen. Jobs that can be done with the plant running come off it. Long-lead spares are ordered, isolation and blinding packages are written, and the work of every discipline goes into one schedule with one critical path.',
    provisional(
      'During the stop, crews open and repair exchangers, columns, vessels, valves and fired heaters. Inspectors work beside them to API 510 and API 570, so that findings reach the planner within the shift. Flanged joints are assembled to ASME PCC-1 and signed off one by one. The close-out report then says what was found, what was renewed and what can wait for the next window.',
      'confirm the codes worked to and what the close-out report says',
    ),
  ],
  offer: 'Nine blocks of work that make up a turnkey shutdown, from scope to lessons learned.',
  ask: 'Ask about a shutdown',
  closing: 'Plan your next shutdown with us',
  items: [
    { id: 1, name: 'Scope definition, work-list challenge and freeze', contents: null },
    { id: 2, name: 'Integrated planning and scheduling', contents: null },
    { id: 3, name: 'Long-lead material and spare parts procurement', contents: null },
    { id: 4, name: 'Isolation, blinding and decommissioning packages', contents: null },
    {
      id: 5,
      name: 'Mechanical works',
      contents: [{ id: 1, content: 'Exchangers, columns, vessels, valves, fired heaters' }],
    },
    { id: 6, name: 'Inspection and NDT during the shutdown', contents: null },
    { id: 7, name: 'Scaffolding, rope access, insulation and painting', contents: null },
    { id: 8, name: 'HSE supervision and permit coordination', contents: null },
    { id: 9, name: 'Recommissioning support, close-out report and lessons learned', contents: null },
  ],
  meta: {
    description:
      'Turnkey turnarounds and planned shutdowns: scope freeze, integrated schedule, long-lead spares, mechanical works, inspection and recommissioning.',
    keywords: [
      'turnaround',
      'planned shutdown',
      'turnkey shutdown contractor',
      'work-list freeze',
      'isolation and blinding',
      'ASME PCC-1',
      'recommissioning',
    ],
    share: 'A planned shutdown run on one schedule, from work list to restart',
  },
} as const satisfies Service;

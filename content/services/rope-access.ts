import { provisional } from '../provisional';
import type { Service } from './service';

/** Rope Access: the page at `/services/rope-access/` (specification sections 2 and 3). */
export const ropeAccess = {
  id: 11,
  title: 'Rope Access',
  desc: 'Inspection, painting and repair at height, without building a scaffold first.',
  image: 'services/rope-access',
  placeHolderImage: 'services/rope-access',
  linkTo: 'rope-access',
  heading: 'Work at height, without the scaffold',
  text: [
    'Where a scaffold would take longer to build than the repair itself, a rope team reaches the place directly: under decks, on legs and flares, inside tanks and stacks. One team can inspect, clean, weld and paint, each task under its own permit.',
    provisional(
      'Work follows the IRATA International code of practice for industrial rope access. Each technician hangs on a working line and a safety line with separate anchors, a Level 3 supervises every job, and the rescue plan is agreed before anyone leaves the deck. ISO 22846 sets out the same principles. Tools are tethered and the drop zone below is closed off.',
      'confirm the supervision and the certificates held, which the search texts name too',
    ),
    'Some jobs suit a scaffold better: those with heavy lifting gear, many trades or many weeks in one spot. In that case we say so before mobilisation.',
  ],
  offer: 'Eight kinds of work, from close inspection to standby rescue.',
  ask: 'Ask about rope access',
  closing: 'Talk to us about your structure',
  items: [
    {
      id: 1,
      name: 'Teams working to the IRATA scheme',
      contents: [
        { id: 1, content: 'Level 1, 2 and 3 technicians' },
        {
          id: 2,
          content: provisional(
            'A Level 3 technician supervises every job',
            'confirm the supervision, the certificates held and IRATA company membership',
          ),
        },
      ],
    },
    { id: 2, name: 'Close visual inspection and NDT at height', contents: null },
    { id: 3, name: 'Blasting, painting and fabric maintenance', contents: null },
    { id: 4, name: 'Mechanical works, bolting and valve change-out', contents: null },
    { id: 5, name: 'Welding and structural repair at height', contents: null },
    { id: 6, name: 'Flare, stack and under-deck access', contents: null },
    { id: 7, name: 'Cleaning and water jetting', contents: null },
    { id: 8, name: 'Rescue planning and standby teams', contents: null },
  ],
  meta: {
    description:
      'Rope access teams for inspection, NDT, painting, bolting, welding and cleaning on platforms, flares, stacks and tanks, with rescue cover.',
    keywords: [
      'rope access',
      'IRATA rope access technicians',
      'NDT at height',
      'flare inspection',
      'under-deck access',
      'rope access painting',
      'standby rescue team',
    ],
    share: 'Rope teams that inspect, paint and repair at height',
  },
} as const satisfies Service;

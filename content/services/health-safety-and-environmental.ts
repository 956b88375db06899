import { provisional } from '../provisional';
import type { Service } from './service';

/** Health, Safety and Environmental: the page at `/services/health-safety-and-environmental/` (specification sections 2 and 3). */
export const healthSafetyAndEnvironmental = {
  id: 12,
  title: 'Health, Safety and Environmental',
  desc: 'PPE, risk studies, fire and gas systems, emergency drills and HSE personnel.',
  image: 'services/health-safety-and-environmental',
  placeHolderImage: 'services/health-safety-and-environmental',
  linkTo: 'health-safety-and-environmental',
  heading: 'Everyone goes home at the end of the shift',
  text: [
    'We supply the equipment, studies, systems and people that keep a site safe, and we check that they work. That covers the refinery, the drilling rig, the fabrication yard and the warehouse.',
    provisional(
      'Management systems are written to ISO 45001 and ISO 14001 around the permits, forms and meetings a site already has. Risk is studied before it is met: HAZID early in design, and HAZOP to IEC 61882 once the P&IDs are firm. LOPA sets the integrity level that each safety instrumented function needs under IEC 61511. QRA adds numbers where a decision needs them.',
      'confirm the codes worked to',
    ),
    provisional(
      'Detectors, extinguishers and breathing sets are inspected at fixed intervals, with a tag on each item and a record behind it; portable extinguishers follow NFPA 10 or the local fire code. Emergency plans are tried out in drills, and each drill ends with a list of what to correct.',
      'confirm the codes worked to',
    ),
  ],
  offer: 'Ten areas of HSE work, from the helmet to the medic.',
  ask: 'Ask about HSE',
  closing: 'Plan an audit or a drill with us',
  items: [
    {
      id: 1,
      name: 'PPE supply and management',
      desc: 'Helmets, harnesses, gloves, boots, eye and hearing protection, chosen for the task, issued by name and replaced in time.',
      image: 'hse/ppe',
      contents: null,
    },
    {
      id: 2,
      name: 'HSE management systems',
      desc: 'Policy, procedures and records, drawn up with the people who will keep them.',
      image: 'hse/management-systems',
      contents: null,
    },
    {
      id: 3,
      name: 'Risk studies',
      desc: 'HAZID, HAZOP, LOPA and QRA, with actions followed to the end.',
      image: 'hse/risk-studies',
      contents: null,
    },
    {
      id: 4,
      name: 'Fire and gas systems',
      desc: 'Design, inspection and maintenance of detection and alarm systems.',
      image: 'hse/fire-and-gas',
      contents: null,
    },
    {
      id: 5,
      name: 'Fire-fighting equipment',
      desc: 'Extinguishers inspected and refilled; hose reels and hydrants inspected and tested.',
      image: 'hse/fire-fighting-equipment',
      contents: null,
    },
    {
      id: 6,
      name: 'Gas detection and breathing apparatus',
      desc: 'Detectors supplied and calibrated; breathing sets supplied and tested.',
      image: 'hse/breathing-apparatus',
      contents: null,
    },
    {
      id: 7,
      name: 'HSE audits and inspections',
      desc: 'Sites checked against your own rules and the law, with a short report.',
      image: 'hse/audits',
      contents: null,
    },
    {
      id: 8,
      name: 'Emergency response planning and drills',
      desc: 'Plans, roles and exercises for fire, spill, evacuation and rescue.',
      image: 'hse/emergency-response',
      contents: null,
    },
    {
      id: 9,
      name: 'Environmental monitoring and waste management',
      desc: 'Air and water sampled and recorded; waste sorted, documented and removed.',
      image: 'hse/environment',
      contents: null,
    },
    {
      id: 10,
      name: 'HSE personnel',
      desc: 'Officers, safety supervisors and medics for projects and shutdowns.',
      image: 'hse/hse-personnel',
      contents: null,
    },
  ],
  meta: {
    description:
      'PPE, HSE management systems, HAZID, HAZOP, LOPA and QRA, fire and gas systems, audits, drills, environmental monitoring and HSE personnel.',
    keywords: [
      'HSE services',
      'HAZOP and LOPA studies',
      'fire and gas systems',
      'PPE supply',
      'breathing apparatus',
      'HSE audit',
      'emergency response drills',
      'safety officers and medics',
    ],
    share: 'Equipment, studies, systems and people that keep a site safe',
  },
} as const satisfies Service;

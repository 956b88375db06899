import { provisional } from '../provisional';
import type { Service } from './service';

/** Major Maintenance and Campaigns: the page at `/services/major-maintenance-and-campaigns/` (specification sections 2 and 3). */
export const majorMaintenanceAndCampaigns = {
  id: 6,
  title: 'Major Maintenance and Campaigns',
  desc: 'Fabric, piping, valve and equipment campaigns, planned around the offshore bed space.',
  image: 'services/major-maintenance-and-campaigns',
  placeHolderImage: 'services/major-maintenance-and-campaigns',
  linkTo: 'major-maintenance-and-campaigns',
  heading: 'Campaigns sized to the beds on board',
  text: [
    'Offshore, the number of beds decides how much work gets done. A campaign gathers jobs that would otherwise wait for months, sends the trades out together and clears one area before it moves to the next.',
    provisional(
      'Fabric maintenance is often the core: surface preparation, coating, insulation and repair of the steel beneath, with coating systems to ISO 12944 or NORSOK M-501. Process piping is replaced to ASME B31.3. Bolted joints are tensioned or torqued under a flange management system, each with its own tag and record.',
      'confirm the standards worked to',
    ),
    provisional(
      'Pumps, compressors and turbines are overhauled in place or sent ashore. Vessels and tanks are repaired under API 510 and API 653. Electrical and instrument upgrades in hazardous areas are installed and first inspected to IEC 60079-14, then inspected and maintained in service to IEC 60079-17. One report shows progress, quality and how far the backlog has fallen.',
      'confirm the codes worked to and what the report shows',
    ),
  ],
  offer: 'Eight kinds of campaign work, from planning the beds to reporting the backlog.',
  ask: 'Ask about a campaign',
  closing: 'Plan your next campaign with us',
  items: [
    { id: 1, name: 'Campaign planning and offshore bed-space optimisation', contents: null },
    { id: 2, name: 'Fabric maintenance campaigns', contents: null },
    { id: 3, name: 'Piping and valve replacement campaigns', contents: null },
    { id: 4, name: 'Rotating equipment overhaul', contents: null },
    { id: 5, name: 'Pressure vessel and tank repair', contents: null },
    { id: 6, name: 'Electrical and instrument upgrade campaigns', contents: null },
    { id: 7, name: 'Bolt tensioning and flange management', contents: null },
    { id: 8, name: 'Reporting of progress, quality and backlog reduction', contents: null },
  ],
  meta: {
    description:
      'Fabric maintenance, piping and valve replacement, rotating equipment overhaul and electrical upgrades, grouped into campaigns and planned by bed space.',
    keywords: [
      'maintenance campaign',
      'fabric maintenance',
      'piping and valve replacement',
      'rotating equipment overhaul',
      'flange management',
      'bolt tensioning',
      'offshore bed space',
    ],
    share: 'Maintenance campaigns that clear one area at a time, on land and offshore',
  },
} as const satisfies Service;

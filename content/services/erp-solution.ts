import { provisional } from '../provisional';
import type { Service } from './service';

/** ERP Solution: the page at `/services/erp-solution/` (specification sections 2 and 3). */
export const erpSolution = {
  id: 3,
  title: 'ERP Solution',
  subService: 'SAP S/4HANA Plant Maintenance',
  desc: 'SAP S/4HANA plant maintenance data, taken from your old system and checked in the field.',
  image: 'services/erp-solution',
  placeHolderImage: 'services/erp-solution',
  linkTo: 'erp-solution',
  heading: 'Maintenance data you can plan from',
  text: [
    'When the tag in SAP does not match the plate on the pump, the work order goes to the wrong machine. We rebuild maintenance data so that planners, technicians and storekeepers all see the same plant.',
    `The work follows the objects of SAP S/4HANA in the order in which they depend on one another. Work centres, classes and characteristics come first, then functional locations and equipment, then bills of material and task lists, and last the maintenance items and plans. ${provisional('Equipment classes and failure modes use the taxonomy of ISO 14224.', 'confirm the taxonomy worked to')}`,
    'Records leave the old system, often one written in house, in steps: extract, cleanse, map, load and reconcile. Doubtful tags are walked down in the field before they are loaded. After go-live, key users have someone beside them while the first orders are called from the plans and confirmed.',
  ],
  offer: 'Ten packages of work, from the first hierarchy to support after go-live.',
  ask: 'Ask about SAP data',
  closing: 'Talk to us about your plant data',
  items: [
    {
      id: 1,
      name: 'SAP S/4HANA Plant Maintenance (Asset Management) implementation support',
      contents: null,
    },
    {
      id: 2,
      name: 'Master data engineering',
      contents: [
        { id: 1, content: 'Functional location hierarchy' },
        { id: 2, content: 'Equipment and assembly master records' },
        { id: 3, content: 'Bills of material and spare part catalogue' },
        { id: 4, content: 'Work centres' },
      ],
    },
    {
      id: 3,
      name: 'Maintenance strategy data',
      contents: [
        { id: 1, content: 'Task lists' },
        { id: 2, content: 'Maintenance plans and items' },
        { id: 3, content: 'Measuring points and counters' },
      ],
    },
    { id: 4, name: 'Classification and characteristics (ISO 14224 taxonomy)', contents: null },
    { id: 5, name: 'Criticality and safety-critical equipment assignment', contents: null },
    {
      id: 6,
      name: 'Migration from in-house or legacy maintenance systems',
      contents: [
        { id: 1, content: 'Extract, cleanse and de-duplicate' },
        { id: 2, content: 'Map, load and reconcile' },
      ],
    },
    { id: 7, name: 'Field verification and tag walk-down', contents: null },
    { id: 8, name: 'Material master cleansing and numbering', contents: null },
    { id: 9, name: 'KPI dashboards and reports', contents: null },
    { id: 10, name: 'Key-user training and hypercare support', contents: null },
  ],
  meta: {
    description:
      'SAP S/4HANA Plant Maintenance support: functional locations, equipment, task lists and maintenance plans, migrated and verified in the field.',
    keywords: [
      'SAP S/4HANA Plant Maintenance',
      'master data engineering',
      'functional location hierarchy',
      'ISO 14224 taxonomy',
      'legacy data migration',
      'tag walk-down',
      'maintenance plans',
    ],
    share: 'SAP S/4HANA maintenance data, built, migrated and checked at the tag',
  },
} as const satisfies Service;

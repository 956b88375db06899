import { provisional } from '../provisional';
import type { Service } from './service';

/** Project Management: the page at `/services/project-managment/` (specification sections 2 and 3). The slug is spelt as the specification spells it. */
export const projectManagement = {
  id: 2,
  title: 'Project Management',
  desc: 'Planning, cost control and site supervision, from the execution plan to close-out.',
  image: 'services/project-managment',
  placeHolderImage: 'services/project-managment',
  linkTo: 'project-managment',
  heading: 'One plan, one budget, one record',
  text: [
    'The owner works from one plan, one cost report and one risk register, kept up to date from the first week. Together they show early when a vendor slips, a drawing is late or a quantity grows.',
    provisional(
      'Schedules are built in Primavera P6, with a baseline that progress is measured against. Estimates carry their class from AACE recommended practice 18R-97, so a reader knows how far to trust the figure. EPC and EPCI contracts are supervised on the owner’s behalf: in the design office, at the vendor’s works and in the yard.',
      'confirm the tools and the estimate classes used',
    ),
    'On site, work is checked against the inspection and test plan, each system is walked down and its punch list agreed. Mechanical completion, commissioning and the final dossier follow in that order. At close-out the plant’s own staff receive documents they can search, with an index that matches the tags in the field.',
  ],
  offer: 'Nine tasks, taken together or one at a time, from project set-up to close-out.',
  ask: 'Ask about project management',
  closing: 'Plan your next project with us',
  items: [
    { id: 1, name: 'Project set-up, execution plan and scope control', contents: null },
    {
      id: 2,
      name: 'Planning and scheduling',
      contents: [
        {
          id: 1,
          content: provisional(
            'Primavera P6 baselines, progress measurement, look-ahead plans',
            'confirm the planning tool, which the search description names too',
          ),
        },
      ],
    },
    { id: 3, name: 'Cost estimating and cost control', contents: null },
    { id: 4, name: 'Risk register and interface management', contents: null },
    { id: 5, name: 'Procurement, expediting and vendor inspection', contents: null },
    { id: 6, name: 'EPC and EPCI contract supervision', contents: null },
    { id: 7, name: 'Quality plans, inspection and test plans', contents: null },
    { id: 8, name: 'Site supervision, mechanical completion and commissioning', contents: null },
    { id: 9, name: 'Document control, reporting and close-out', contents: null },
  ],
  meta: {
    description:
      'Planning in Primavera P6, cost control, risk and interface management, EPC supervision and site supervision for oil and gas projects.',
    keywords: [
      'project management',
      'Primavera P6 planning',
      'cost control',
      'EPC contract supervision',
      'mechanical completion',
      'expediting and vendor inspection',
    ],
    share: 'Planning, cost control and site supervision for oil and gas projects',
  },
} as const satisfies Service;

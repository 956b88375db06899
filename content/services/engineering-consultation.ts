import { provisional } from '../provisional';
import type { Service } from './service';

/** Engineering Consultation: the page at `/services/engineering-consultation/` (specification sections 2 and 3). */
export const engineeringConsultation = {
  id: 1,
  title: 'Engineering Consultation',
  desc: 'Studies, analysis and detailed design for new and ageing facilities, on land and offshore.',
  image: 'services/engineering-consultation',
  placeHolderImage: 'services/engineering-consultation',
  linkTo: 'engineering-consultation',
  heading: 'Answers before the steel is cut',
  text: [
    'Before money goes into steel, an owner needs to know which concept works, what it weighs and what it will cost to run. Our engineers take the question from a first sketch to drawings that a fabricator can build from.',
    'Much of the work is brownfield. Tie-ins, extra decks and new equipment must fit what is already there, so the as-built survey and laser scan come before the model. Designs go through HAZID, HAZOP and constructability reviews before they are issued for construction.',
    `Ageing platforms raise a different question: how much longer? ${provisional('Fixed structures are reassessed for life extension to API RP 2A, API RP 2SIM and ISO 19902, using the wall thickness that the latest survey measured.', 'confirm the codes worked to')} Where a crane is to be changed, the same model shows what its pedestal and deck can carry.`,
  ],
  offer: 'Nine kinds of study and design work, from feasibility to technical due diligence.',
  ask: 'Ask about engineering',
  closing: 'Put an engineering question to us',
  items: [
    { id: 1, name: 'Feasibility studies and concept selection', contents: null },
    {
      id: 2,
      name: 'Front-end engineering and detailed design',
      contents: [
        { id: 1, content: 'Structural, piping, mechanical, electrical and instrumentation' },
        { id: 2, content: 'Brownfield modifications and tie-ins' },
      ],
    },
    {
      id: 3,
      name: 'Structural analysis of fixed platforms',
      contents: [
        { id: 1, content: 'In-place, fatigue, seismic and lift analysis' },
        { id: 2, content: 'Reassessment for life extension (API RP 2A, API RP 2SIM, ISO 19902)' },
      ],
    },
    { id: 4, name: 'As-built survey and 3D laser scanning', contents: null },
    {
      id: 5,
      name: 'Design review and verification',
      contents: [{ id: 1, content: 'HAZID, HAZOP and constructability reviews' }],
    },
    { id: 6, name: 'Crane pedestal and lifting studies', contents: null },
    { id: 7, name: 'Material selection and corrosion studies', contents: null },
    { id: 8, name: 'Technical specifications, bid evaluation and vendor document review', contents: null },
    { id: 9, name: 'Technical due diligence and owner’s engineer services', contents: null },
  ],
  meta: {
    description:
      'Feasibility studies, front-end and detailed design, structural analysis and life-extension reassessment for plants on land and platforms offshore.',
    keywords: [
      'engineering consultation',
      'front-end engineering',
      'structural analysis of fixed platforms',
      'life extension',
      'brownfield tie-ins',
      '3D laser scanning',
      'API RP 2SIM',
    ],
    share: 'Design and structural engineering for oil and gas plants and platforms',
  },
} as const satisfies Service;

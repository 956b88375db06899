import { provisional } from '../provisional';
import type { Service } from './service';

/** Manpower Supply and Outsourcing: the page at `/services/manpower-supply-outsourcing/` (specification sections 2 and 3). */
export const manpowerSupplyOutsourcing = {
  // The specification gives 14 twice: here and to marine services.
  id: 14,
  title: 'Manpower Supply and Outsourcing',
  desc: 'Engineers, inspectors, crane operators, welders and technicians, mobilised for you.',
  image: 'services/manpower-supply-outsourcing',
  placeHolderImage: 'services/manpower-supply-outsourcing',
  linkTo: 'manpower-supply-outsourcing',
  heading: 'Trade proven, papers in date',
  text: [
    provisional(
      'You get people who can start once the site induction is done, with the trade proven, the medical in date and the visa issued. They join a project team or a shutdown crew, or fill a permanent post.',
      'confirm what is proven and in date before people arrive',
    ),
    provisional(
      'Each trade is put forward with its own evidence. Welders hold qualifications to AWS D1.1, ASME Section IX or ISO 9606. NDT technicians come certified, to ISO 9712 or under ASNT SNT-TC-1A, and rope access technicians hold IRATA Level 1, 2 or 3. Crane operators and riggers bring the competence record that your lifting procedure calls for. Anyone going offshore holds the survival training certificate that the site requires.',
      'confirm the evidence each trade brings',
    ),
    provisional(
      'We handle recruitment, visas, travel, payroll and demobilisation under the labour law of the country where the work is done. Expiry dates are tracked from the first day, and a renewal is booked before the certificate runs out.',
      'confirm what is handled, in which countries, and who books renewals',
    ),
  ],
  offer: 'Eight kinds of support: people, one by one or as a crew, and the paperwork behind them.',
  ask: 'Ask about manpower',
  closing: 'Tell us which people you need',
  items: [
    { id: 1, name: 'Engineers and project staff', contents: null },
    { id: 2, name: 'Inspectors and NDT technicians', contents: null },
    { id: 3, name: 'Crane operators, riggers and banksmen', contents: null },
    { id: 4, name: 'Welders, fitters and fabricators', contents: null },
    { id: 5, name: 'Rope access technicians and scaffolders', contents: null },
    { id: 6, name: 'Operators, electricians and instrument technicians', contents: null },
    { id: 7, name: 'Recruitment, visas, mobilisation and payroll', contents: null },
    { id: 8, name: 'Competence, medical and certificate tracking', contents: null },
  ],
  meta: {
    description:
      'Engineers, inspectors, crane operators, welders, rope access technicians and operators, with recruitment, visas, payroll and certificate tracking.',
    keywords: [
      'oil and gas manpower supply',
      'outsourcing',
      'crane operators and riggers',
      'welders and fitters',
      'NDT technicians',
      'recruitment and mobilisation',
      'certificate tracking',
    ],
    share: 'Skilled people for sites and rigs, with their papers kept in date',
  },
} as const satisfies Service;

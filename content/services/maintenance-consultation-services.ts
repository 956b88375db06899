import { provisional } from '../provisional';
import type { Service } from './service';

/** Maintenance Consultation Services: the page at `/services/maintenance-consultation-services/` (specification sections 2 and 3). */
export const maintenanceConsultationServices = {
  id: 8,
  title: 'Maintenance Consultation Services',
  desc: 'Audits, maintenance strategy and planning that bring the backlog under control.',
  image: 'services/maintenance-consultation-services',
  placeHolderImage: 'services/maintenance-consultation-services',
  linkTo: 'maintenance-consultation-services',
  heading: 'Fewer surprises, a shorter backlog',
  text: [
    'Many maintenance departments have plenty of work orders and no quick way to tell which of them matter. An audit shows where the hours go, which tasks find nothing and which failures keep coming back.',
    provisional(
      'Equipment is ranked by criticality, then given a strategy that its failures justify. The tools are reliability-centred maintenance by the criteria of SAE JA1011, FMEA to IEC 60812 and failure data in the form of ISO 14224. Preventive tasks that answer no credible failure are merged or dropped, intervals are reset, and the reason is kept on file.',
      'confirm the codes worked to',
    ),
    provisional(
      'Planning comes next: a frozen week, a backlog counted in crew-weeks and a storeroom that stocks critical spares first. Repeated failures go to a root cause study. A short set of indicators from EN 15341 then shows whether the change has held, for your own crews and for contractors.',
      'confirm the codes worked to',
    ),
  ],
  offer: 'Eight studies and reviews, each useful alone or as part of one programme.',
  ask: 'Ask about a maintenance audit',
  closing: 'Start with a maintenance audit',
  items: [
    { id: 1, name: 'Maintenance management audit and gap analysis', contents: null },
    {
      id: 2,
      name: 'Maintenance strategy development',
      contents: [{ id: 1, content: 'Criticality ranking, RCM, FMEA' }],
    },
    { id: 3, name: 'Preventive maintenance optimisation', contents: null },
    { id: 4, name: 'Planning, scheduling and backlog control', contents: null },
    { id: 5, name: 'Spare parts and inventory review', contents: null },
    { id: 6, name: 'Reliability and root cause studies', contents: null },
    { id: 7, name: 'KPI and contractor performance framework', contents: null },
    { id: 8, name: 'CMMS health check', contents: null },
  ],
  meta: {
    description:
      'Maintenance audits, criticality ranking, RCM and FMEA, preventive maintenance review, backlog control, spares review and CMMS health checks.',
    keywords: [
      'maintenance audit',
      'reliability-centred maintenance',
      'FMEA',
      'preventive maintenance optimisation',
      'backlog control',
      'root cause analysis',
      'CMMS health check',
    ],
    share: 'Maintenance audits and strategies that show which work matters',
  },
} as const satisfies Service;

import { provisional } from '../provisional';
import type { Service } from './service';

/** Operations Support Services: the page at `/services/operations-support-services/` (specification sections 2 and 3). */
export const operationsSupportServices = {
  id: 7,
  title: 'Operations Support Services',
  subService: 'Crews, equipment leasing and spare parts',
  desc: 'Operating teams, procedures, start-up support, equipment leasing and spare parts.',
  image: 'services/operations-support-services',
  placeHolderImage: 'services/operations-support-services',
  linkTo: 'operations-support-services',
  heading: 'People and parts to keep running',
  text: [
    'A plant needs operators who know the procedure, a procedure that matches the plant, and the part on the shelf when something fails. This service supplies any of the three, for one start-up or for years of production.',
    'Operations and maintenance teams join your organisation and work under your own control of work system. Before start-up we write operating procedures and manuals, prepare handover and support commissioning system by system. Once hydrocarbons flow, sampling and production chemistry keep corrosion, scale and product quality in view.',
    provisional(
      'Equipment can be leased for the weeks it is needed. Spare parts and consumables for drilling, heavy machinery and engines are bought on the US market; a part number, a drawing or a photograph of the nameplate is enough to start. Pressure-containing parts are ordered to the specification on their data sheet, such as API Spec 6A for wellheads or API Spec 16A for drill-through equipment.',
      'confirm the codes worked to',
    ),
  ],
  offer: 'Eight ways to support a plant that is running, or one about to start.',
  ask: 'Ask about operations support',
  closing: 'Tell us which crew, unit or part you need',
  items: [
    { id: 1, name: 'Operations and maintenance teams', contents: null },
    { id: 2, name: 'Operating procedures and manuals', contents: null },
    { id: 3, name: 'Commissioning and start-up support', contents: null },
    { id: 4, name: 'Production chemistry and sampling support', contents: null },
    { id: 5, name: 'Operations readiness and handover', contents: null },
    { id: 6, name: 'Control of work and permit systems', contents: null },
    { id: 7, name: 'Equipment leasing', contents: null },
    { id: 8, name: 'Spare parts and consumables supply from the US market', contents: null },
  ],
  meta: {
    description:
      'Operations and maintenance teams, operating procedures, start-up support, equipment leasing, and spare parts for drilling, machinery and engines from the US.',
    keywords: [
      'operations support',
      'operations and maintenance teams',
      'commissioning and start-up',
      'equipment leasing',
      'drilling spare parts',
      'US market procurement',
      'permit to work',
    ],
    share: 'Crews, procedures, leased equipment and US spare parts for running plants',
  },
} as const satisfies Service;

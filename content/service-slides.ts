import type { PictureId } from './pictures';
import type { ServiceSlug } from './services';

/**
 * One slide of the home hero (specification section 3, service slide). The carousel slides of the same section are
 * services, categories and projects themselves.
 */
export type ServiceSlide = {
  title: string;
  desc: string;
  image: PictureId;
  /** In-site path of the service's page. */
  linkTo: `/services/${ServiceSlug}/`;
};

/** The home hero's slides: six of the services. */
export const serviceSlides = [
  {
    title: 'Offshore Structure and Cranes Repair',
    desc: 'Braces, decks, pedestals and whole cranes put right while the platform keeps working.',
    image: 'home/hero',
    linkTo: '/services/offshore-and-Structure-and-Cranes-repair/',
  },
  {
    title: 'Engineering Consultation',
    desc: 'A study, a calculation or a full design before money is spent on steel.',
    image: 'services/engineering-consultation',
    linkTo: '/services/engineering-consultation/',
  },
  {
    title: 'Onshore and Offshore Inspection Services',
    desc: 'Thickness, cracks, coatings and welds examined, with findings you can act on.',
    image: 'services/onshore-and-Offshore-inspection-services',
    linkTo: '/services/onshore-and-Offshore-inspection-services/',
  },
  {
    title: 'ERP Solution',
    desc: 'Maintenance data engineered for SAP S/4HANA, tag by tag.',
    image: 'services/erp-solution',
    linkTo: '/services/erp-solution/',
  },
  {
    title: 'Turnaround and Planned Shutdowns',
    desc: 'One contract from the frozen work list to the restart.',
    image: 'services/turnaround-and-planned-shutdowns-turnkey',
    linkTo: '/services/turnaround-and-planned-shutdowns-turnkey/',
  },
  {
    title: 'Rope Access',
    desc: 'Trained technicians on two ropes, where a scaffold would take too long.',
    image: 'services/rope-access',
    linkTo: '/services/rope-access/',
  },
] as const satisfies readonly ServiceSlide[];

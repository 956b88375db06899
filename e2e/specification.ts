/**
 * The specification's facts that several tests hold the site to, each typed here from its text and never taken from
 * `content/`. The number beside a fact is the section it stands in; what the specification leaves to us says so.
 */

/** Services with their ids, in order (2, 3): slugs spelt exactly so, and 14 used twice. */
const services = [
  ['engineering-consultation', 1],
  ['project-managment', 2],
  ['erp-solution', 3],
  ['offshore-and-Structure-and-Cranes-repair', 4],
  ['turnaround-and-planned-shutdowns-turnkey', 5],
  ['major-maintenance-and-campaigns', 6],
  ['operations-support-services', 7],
  ['maintenance-consultation-services', 8],
  ['onshore-and-Offshore-inspection-services', 9],
  ['lifting-inspection-services', 10],
  ['rope-access', 11],
  ['health-safety-and-environmental', 12],
  ['integrated-logistics-solutions', 13],
  ['manpower-supply-outsourcing', 14],
  ['marine-services', 14],
] as const;
/** Slugs of the services, in order (2). */
export const serviceSlugs: readonly string[] = services.map(([slug]) => slug);
/** Ids of the services, in order (3). */
export const serviceIds: readonly number[] = services.map(([, id]) => id);

/** Training categories with their number of subjects, in order (2, 3): slugs spelt exactly so. */
export const trainingSubjects = [
  ['upstream-oil-and-gas', 14],
  ['midstream-oil-and-gas', 5],
  ['downstream-oil-and-gas', 25],
  ['health-and-safety', 7],
  ['business-essentials', 17],
  ['infomration-technology', 6],
] as const;
/** Slugs of the training categories, in order (2). */
export const trainingSlugs: readonly string[] = trainingSubjects.map(([slug]) => slug);

/** Categories that list their subjects by name, without courses (3). */
export const nameOnlySlugs: readonly string[] = [
  'health-and-safety',
  'business-essentials',
  'infomration-technology',
];

/** Subjects of health and safety (3). */
export const safetySubjects = [
  'EGPC Mandatory Courses',
  'Fire Safety',
  'Lifting & Scaffolding and Fall Protection',
  'Process Safety',
  'General Safety',
  'Health',
  'Environment',
];

/** Subjects of information technology (3). */
export const technologySubjects = [
  'Microsoft Office 2013',
  'Microsoft Office 2016',
  'Data Professional',
  'Networking Certification',
  'Adobe & Autodesk',
  'Planning Courses',
];

/** Course groups of midstream with their number of courses (3); name and number of the last one are our own. */
export const midstreamGroups = [
  ['Civil Engineering', 4],
  ['Pipeline and Piping Systems', 6],
  ['Material Corrosion and Inspection', 11],
  ['Welding', 2],
  ['Midstream Accredited Courses', 30],
  ['Midstream Offshore and Subsea Facilities', 6],
  ['Energy Efficiency', 5],
] as const;

/** Courses in all of them. */
export const midstreamCourses = midstreamGroups.reduce((sum, [, count]) => sum + count, 0);

/** Projects, in order (2): slugs spelt exactly so; the second one holds a slash. */
export const projectSlugs: readonly string[] = [
  'angola-block-03',
  'angola-block-03/05',
  'fso-palance-Crane',
  'angola-cobo-cranes',
  'dlng-s4hana-PM',
];

/** Clients of the projects, as their `copmany` names them (3). */
export const projectClients = ['Angola', 'Angola', 'Angola', 'Angola', 'DLNG'];

/** Titles of their blocks (3). */
export const projectBlocks = [
  'Angola Block-03 structure replacement: corroded structure elements',
  'Angola Block-03 structure replacement: crane pedestal pipe',
  'Angola Block-03 structure replacement: plates and gratings',
  'Angola Block 03/05 PAL-P2 platform crane replacement',
  'Angola FSO PALANCA crane replacement',
  'Angola COBO cranes A/B overhaul',
  'DLNG S4HANA PM module data engineering and population',
];

/** Numbers of entries (2, 3); the topics of About Us are its hero's slides. How many the home page's hero has is our own. */
export const counts = {
  homeSlides: 6,
  aboutTopics: 6,
  highlights: 11,
  ongoingProjects: 10,
  clients: 4,
  partners: 6,
  phones: 2,
  emails: 2,
} as const;

/** Every page that search engines may list, in site order (2). */
export const indexedPaths: readonly string[] = [
  '/',
  '/about-us/',
  '/services/',
  ...serviceSlugs.map((slug) => `/services/${slug}/`),
  '/training/',
  ...trainingSlugs.map((slug) => `/training/${slug}/`),
  '/projects/',
  ...projectSlugs.map((slug) => `/projects/${slug}/`),
  '/contact-us/',
];

/** Every page with an address of its own: the placeholder for news too (2). */
export const publicPaths: readonly string[] = [...indexedPaths, '/news/'];

/** Fragments of the specification and of the About topics (2), with a page each stands on. */
export const fragments = [
  ['/', 'contact'],
  ['/', 'form'],
  ['/services/', 'contact'],
  ['/contact-us/', 'form'],
  ['/about-us/', 'company'],
  ['/about-us/', 'values'],
  ['/about-us/', 'vision'],
  ['/about-us/', 'mission'],
  ['/about-us/', 'who-we-are'],
  ['/about-us/', 'qhse'],
] as const;

/** Links of the top bar, in order (2, Shared layout). */
export const barLabels = ['Home', 'About Us', 'Services', 'Training', 'Projects', 'Contact us'];

/** Links of the side panel and where they lead, in order (2, Shared layout). */
export const panelLinks = [
  ['Home', '/'],
  ['About us', '/about-us/'],
  ['Services', '/services/'],
  ['Projects', '/projects/'],
  ['Training', '/training/'],
  ['Contact', '/contact-us/'],
] as const;

/** Company links of the footer, in order (2, Shared layout). */
export const companyLabels = ['Services', 'Projects', 'Training', 'About Us', 'Contact us'];

/** Entries of the services menu and where they lead (2): eight, from the first to Others; those between are our own. */
export const servicesMenu = [
  ['Engineering Consultation', '/services/engineering-consultation/'],
  ['Project Management', '/services/project-managment/'],
  ['ERP Solution', '/services/erp-solution/'],
  ['Offshore Structure and Cranes Repair', '/services/offshore-and-Structure-and-Cranes-repair/'],
  ['Turnaround and Planned Shutdowns', '/services/turnaround-and-planned-shutdowns-turnkey/'],
  ['Operations Support Services', '/services/operations-support-services/'],
  ['Onshore and Offshore Inspection Services', '/services/onshore-and-Offshore-inspection-services/'],
  ['Others…', '/services/'],
] as const;

/** Where the company is (2, Contact; 9). */
export const locality = 'Dubai';

/** Connect With Us, in order (2, Shared layout). */
export const socialNames = ['Email', 'Facebook', 'LinkedIn', 'Instagram', 'X'];

/** What the contact form says, word for word (5, 8). */
export const formMessages = {
  empty: 'Please Fill your Name and Email.',
  link: 'Your message contains a hyperlink, which is not allowed.',
  success: 'Thank you for emailing Us, our team will support you shortly',
};

/** What the pages for faults say, word for word (8). */
export const faultTexts = {
  notFoundHeading: '404 Not Found',
  notFound: 'No route matches URL',
  failureHeading: 'Unexpected Application Error!',
};

/** Working hours (9). */
export const workingHours = [
  ['Monday to Friday', '08:00 to 17:00'],
  ['Saturday and Sunday', 'on call'],
] as const;

/** Colours of the design system that tests hold the pages to: red, green and blue, 0 to 255. */
export const colours = {
  navy950: [7, 22, 37],
  navy900: [11, 31, 51],
  teal200: [188, 216, 216],
  orange400: [255, 139, 69],
  orange500: [242, 106, 27],
  error: [179, 38, 30],
} as const;

/** A colour as a browser computes it: `rgb(11, 31, 51)`. */
export const rgb = (name: keyof typeof colours): string => `rgb(${colours[name].join(', ')})`;

/** Lazy pictures are looked for so often, ms (9). */
export const lazyThrottleMs = 300;

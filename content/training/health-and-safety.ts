import { provisional } from '../provisional';
import type { TrainingCategory } from './category';

/** Health, Safety and Environment (specification section 3): names only, as the specification lists them. */
export const healthAndSafety = {
  id: 4,
  title: 'Health, Safety and Environment',
  label: 'HSE',
  desc: 'Fire, lifting, work at height, process safety, health and the environment.',
  image: 'training/health-and-safety',
  linkTo: 'health-and-safety',
  list: [
    { id: 1, name: 'EGPC Mandatory Courses' },
    { id: 2, name: 'Fire Safety' },
    { id: 3, name: 'Lifting & Scaffolding and Fall Protection' },
    { id: 4, name: 'Process Safety' },
    { id: 5, name: 'General Safety' },
    { id: 6, name: 'Health' },
    { id: 7, name: 'Environment' },
  ],
  heading: 'Safe work starts before the shift',
  text: [
    provisional(
      'This training is for people who work at height, under loads, near fire or around hazardous substances, and for those who supervise them. It is arranged in seven subjects, so that a company can choose what each job on site requires.',
      'confirm the description of the HSE training',
    ),
    provisional(
      'Fire, lifting and fall protection deal with tasks that can injure someone within seconds. Process safety looks at barriers and at change in operating plants. Health and environment cover slower harm, such as noise, heat, chemical exposure, waste and emissions. Courses that EGPC makes mandatory form a group of their own.',
      'confirm the description of the HSE training',
    ),
  ],
  linkLabel: 'All HSE subjects',
  example: 'fire or lifting',
  groups: [
    {
      id: 'egpc-mandatory-courses',
      name: 'EGPC Mandatory Courses',
      audience:
        'Employees and contractors whose work in the Egyptian petroleum sector calls for courses on the mandatory list of EGPC, the Egyptian General Petroleum Corporation.',
    },
    {
      id: 'fire-safety',
      name: 'Fire Safety',
      audience:
        'Fire wardens and response team members, with inspectors who check alarms, extinguishers and fixed systems.',
    },
    {
      id: 'lifting-scaffolding-and-fall-protection',
      name: 'Lifting & Scaffolding and Fall Protection',
      audience:
        'Riggers, banksmen, crane operators, scaffolders and anyone who works at height or plans a lift.',
    },
    {
      id: 'process-safety',
      name: 'Process Safety',
      audience:
        'For operations and engineering staff who manage change, maintain barriers or look after safety-critical equipment.',
    },
    {
      id: 'general-safety',
      name: 'General Safety',
      audience:
        'Supervisors, safety officers and technicians who isolate equipment, give toolbox talks or investigate incidents.',
    },
    {
      id: 'health',
      name: 'Health',
      audience:
        'Occupational health advisers, line managers and crews exposed to heat, noise, heavy handling or chemicals.',
    },
    {
      id: 'environment',
      name: 'Environment',
      audience:
        'Environmental coordinators, waste handlers and spill response teams, plus engineers who report on emissions to air.',
    },
  ],
  enquiry: {
    heading: 'Arrange training for a crew',
    delivery: provisional(
      'Theory can be taught in a classroom or where the crew works. Practical parts need space and equipment, so we settle both with you in advance.',
      'confirm where and how courses are held',
    ),
    attendees: 'Your own employees, contractors’ crews and single applicants may all take part.',
    send: 'List the jobs your people do and the subjects each job calls for. Please add the country of work, because legal requirements differ.',
  },
  meta: {
    description:
      'Health, safety and environment training for site crews and supervisors: EGPC mandatory courses, fire, lifting, work at height and process safety.',
    keywords: [
      'HSE training',
      'EGPC mandatory courses',
      'fire safety training',
      'lifting and scaffolding courses',
      'working at height training',
      'environmental training',
    ],
    share: 'Safety training for crews, supervisors and contractors on site',
  },
} as const satisfies TrainingCategory;

import { markEach, provisional } from '../provisional';
import type { TrainingCategory } from './category';

/** Programs and exams named in `text` and `audience`, of which the specification gives Microsoft Office, Adobe and Autodesk. The launch check lists the line. */
export const proposedPrograms = provisional(
  'Programs and exams proposed for the ICT subjects',
  'confirm the programs and exams taught',
);

const category = {
  id: 6,
  title: 'Information & Communication Technology',
  label: 'ICT',
  desc: 'Office software, data, networks, Adobe and Autodesk programs, and planning tools.',
  image: 'training/infomration-technology',
  linkTo: 'infomration-technology',
  list: [
    { id: 1, name: 'Microsoft Office 2013' },
    { id: 2, name: 'Microsoft Office 2016' },
    { id: 3, name: 'Data Professional' },
    { id: 4, name: 'Networking Certification' },
    { id: 5, name: 'Adobe & Autodesk' },
    { id: 6, name: 'Planning Courses' },
  ],
  heading: 'Know the programs you work in',
  text: [
    'Reports, drawings and schedules come out of programs that someone has to know well. Six subjects cover office software, data, networks, design applications and project planning.',
    'The Microsoft Office courses are listed by edition, 2013 and 2016. If your company runs a later version, ask us what carries over.',
    'Data courses deal with SQL, data models and analysis. Networking courses prepare candidates for certification exams, which the certifying bodies set themselves. Designers work with Adobe and Autodesk programs, and planners build schedules in Primavera P6 or Microsoft Project.',
  ],
  linkLabel: 'All ICT subjects',
  example: 'data or planning',
  groups: [
    {
      id: 'microsoft-office-2013',
      name: 'Microsoft Office 2013',
      audience:
        'Office staff still on the 2013 edition, with Word, Excel, PowerPoint, Outlook and Access from beginner’s level up.',
    },
    {
      id: 'microsoft-office-2016',
      name: 'Microsoft Office 2016',
      audience:
        'Secretaries, engineers and accountants who use Word, Excel, PowerPoint, Outlook or Access in the 2016 edition.',
    },
    {
      id: 'data-professional',
      name: 'Data Professional',
      audience:
        'Reporting analysts and database staff who work with SQL, data modelling, Power BI or Python.',
    },
    {
      id: 'networking-certification',
      name: 'Networking Certification',
      audience:
        'For IT support staff and network technicians preparing for exams at CompTIA Network+ or Cisco CCNA level.',
    },
    {
      id: 'adobe-autodesk',
      name: 'Adobe & Autodesk',
      audience:
        'Graphic designers, drafting technicians and plant modellers using Photoshop, Illustrator, Acrobat, AutoCAD, Inventor, Revit or Plant 3D.',
    },
    {
      id: 'planning-courses',
      name: 'Planning Courses',
      audience:
        'Planning engineers and project controllers who schedule work in Primavera P6 or Microsoft Project.',
    },
  ],
  enquiry: {
    heading: 'Ask about software courses',
    delivery: provisional(
      'Each trainee needs a computer with the program installed. We can teach in a classroom or at your office.',
      'confirm where and how courses are held',
    ),
    attendees:
      'Beginners attend, and so do regular users who have taught themselves. Technical staff join the data, network and design subjects.',
    send: 'Tell us the program and its version, and how many people will attend. Say also who provides the computers and licences.',
  },
  meta: {
    description:
      'ICT training for office and technical staff: Microsoft Office, data analysis, networking exam preparation, Adobe, Autodesk and Primavera P6.',
    keywords: [
      'ICT training',
      'Microsoft Office courses',
      'Primavera P6 course',
      'AutoCAD training',
      'Power BI and SQL training',
      'networking certification preparation',
    ],
    share: 'Office, data, network, design and planning software',
  },
} as const satisfies TrainingCategory;

/** Information & Communication Technology (specification section 3): names only, as the specification lists them. */
export const informationTechnology = markEach(
  category,
  (field) => field === 'text' || field === 'groups.audience',
);

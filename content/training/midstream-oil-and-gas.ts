import { markEach, provisional } from '../provisional';
import { isCourse, isSubject, type TrainingCategory } from './category';

/** Group whose name and courses are proposed: the specification gives neither (section 3). The launch check lists the line. */
export const proposedGroups = provisional(
  'Energy Efficiency',
  'confirm the name and the courses of the energy-efficiency group, and whether Energy Efficiency and Welding stay out of the list of five',
);

/** Titles in `contents`: the specification gives their numbers, not their names. The launch check lists the line. */
export const proposedCourses = provisional(
  'Course titles proposed for the midstream catalogue',
  'confirm the course titles',
);

const category = {
  id: 2,
  title: 'Midstream Oil & Gas',
  label: 'Midstream',
  desc: 'Pipelines, piping, corrosion and welding, with preparation for inspector exams.',
  image: 'training/midstream-oil-and-gas',
  linkTo: 'midstream-oil-and-gas',
  list: [
    { id: 1, name: 'Civil Engineering' },
    { id: 2, name: 'Pipeline and Piping Systems' },
    { id: 3, name: 'Material Corrosion and Inspection' },
    { id: 4, name: 'Midstream Accredited Courses' },
    { id: 5, name: 'Midstream Offshore and Subsea Facilities' },
  ],
  heading: 'Keep it flowing, keep it sound',
  text: [
    'These courses are for the people who design, build, inspect and run pipelines, terminals and subsea systems. Some prepare candidates for API, AMPP, CSWIP and AWS exams.',
    'The pipeline and piping courses work from the ASME B31 codes and go on to stress, surge, pigging and repair. Civil engineering covers the foundations and steel that carry the plant. Energy efficiency and welding have groups of their own.',
    'The corrosion and inspection group starts with metallurgy for people from other trades and ends with fitness-for-service assessment. In the exam courses we prepare the candidates; the examining body sets the paper and awards the certificate.',
  ],
  linkLabel: 'All midstream courses',
  example: 'API 570 or welding',
  groups: [
    {
      id: 'civil-engineering',
      name: 'Civil Engineering',
      audience:
        'Civil and structural engineers, resident engineers and site supervisors working on plants, stations and terminals.',
      contents: [
        { id: 1, content: 'Structural Steel Design for Process Facilities' },
        { id: 2, content: 'Foundations and Geotechnical Engineering for Plants' },
        { id: 3, content: 'Concrete Technology, Inspection and Repair' },
        { id: 4, content: 'Supervision of Civil Works on Oil and Gas Sites' },
      ],
    },
    {
      id: 'energy-efficiency',
      name: 'Energy Efficiency',
      audience:
        'Energy managers, process engineers and utility supervisors who must account for fuel, steam and flared gas.',
      contents: [
        { id: 1, content: 'Energy Auditing of Industrial Facilities' },
        { id: 2, content: 'Energy Management Systems to ISO 50001' },
        { id: 3, content: 'Efficiency of Pumps, Compressors and Drives' },
        { id: 4, content: 'Steam, Insulation and Heat-Loss Reduction' },
        { id: 5, content: 'Flare Gas Recovery and Methane Reduction' },
      ],
    },
    {
      id: 'pipeline-and-piping-systems',
      name: 'Pipeline and Piping Systems',
      audience:
        'For pipeline and piping designers, stress engineers and integrity engineers who work to the ASME B31 codes.',
      contents: [
        { id: 1, content: 'Pipeline Design and Route Selection (ASME B31.4 and B31.8)' },
        { id: 2, content: 'Process Piping Design to ASME B31.3' },
        { id: 3, content: 'Piping Stress Analysis' },
        { id: 4, content: 'Pipeline Hydraulics and Surge' },
        { id: 5, content: 'Pipeline Pigging and In-Line Inspection' },
        { id: 6, content: 'Pipeline Integrity Management and Repair' },
      ],
    },
    {
      id: 'material-corrosion-and-inspection',
      name: 'Material Corrosion and Inspection',
      audience:
        'Corrosion engineers, inspection engineers and NDT technicians, plus designers who select materials for sour or buried service.',
      contents: [
        { id: 1, content: 'Metallurgy for Non-Metallurgists' },
        { id: 2, content: 'Material Selection for Sour Service (ISO 15156)' },
        { id: 3, content: 'Corrosion Fundamentals and Control' },
        { id: 4, content: 'Internal Corrosion and Chemical Inhibition' },
        { id: 5, content: 'Cathodic Protection Design and Monitoring' },
        { id: 6, content: 'Protective Coatings and Linings' },
        { id: 7, content: 'Corrosion under Insulation' },
        { id: 8, content: 'Non-Destructive Testing Overview (VT, PT, MT, UT, RT)' },
        { id: 9, content: 'Advanced NDT: Phased Array UT and Time-of-Flight Diffraction' },
        { id: 10, content: 'Risk-Based Inspection Methods' },
        { id: 11, content: 'Fitness-for-Service Assessment (API 579-1/ASME FFS-1)' },
      ],
    },
    {
      id: 'welding',
      name: 'Welding',
      audience:
        'Welding engineers, quality controllers and fabrication supervisors who write procedures or accept finished welds.',
      contents: [
        { id: 1, content: 'Welding Processes, Procedures and Qualification (ASME IX)' },
        { id: 2, content: 'Welding Inspection, Defects and Acceptance Criteria' },
      ],
    },
    {
      id: 'accredited-courses',
      name: 'Midstream Accredited Courses',
      audience:
        'Plant, coating and welding inspectors and cathodic protection technicians preparing for API, AMPP, CSWIP or AWS exams.',
      contents: [
        { id: 1, content: 'API 510 Pressure Vessel Inspector Exam Preparation' },
        { id: 2, content: 'API 570 Piping Inspector Exam Preparation' },
        { id: 3, content: 'API 653 Aboveground Storage Tank Inspector Exam Preparation' },
        { id: 4, content: 'API 571 Corrosion and Materials Exam Preparation' },
        { id: 5, content: 'API 577 Welding Inspection and Metallurgy Exam Preparation' },
        { id: 6, content: 'API 580 Risk-Based Inspection Exam Preparation' },
        { id: 7, content: 'API 936 Refractory Personnel Exam Preparation' },
        { id: 8, content: 'API 1169 Pipeline Construction Inspector Exam Preparation' },
        { id: 9, content: 'API 1184 Pipeline Facility Construction Inspector Exam Preparation' },
        { id: 10, content: 'API SIFE Source Inspector, Fixed Equipment Exam Preparation' },
        { id: 11, content: 'API SIRE Source Inspector, Rotating Equipment Exam Preparation' },
        { id: 12, content: 'API SIEE Source Inspector, Electrical Equipment Exam Preparation' },
        { id: 13, content: 'API TES Tank Entry Supervisor Exam Preparation' },
        { id: 14, content: 'API QUTE Ultrasonic Testing Examiner Qualification Preparation' },
        { id: 15, content: 'AMPP (NACE) CP 1 Cathodic Protection Tester Preparation' },
        { id: 16, content: 'AMPP (NACE) CP 2 Cathodic Protection Technician Preparation' },
        { id: 17, content: 'AMPP (NACE) CP 3 Cathodic Protection Technologist Preparation' },
        { id: 18, content: 'AMPP (NACE) CP 4 Cathodic Protection Specialist Preparation' },
        { id: 19, content: 'AMPP (NACE) CIP Level 1 Coating Inspector Preparation' },
        { id: 20, content: 'AMPP (NACE) CIP Level 2 Coating Inspector Preparation' },
        { id: 21, content: 'AMPP (NACE) CIP Level 3 Senior Coating Inspector Review Preparation' },
        { id: 22, content: 'AMPP Internal Corrosion for Pipelines Preparation' },
        { id: 23, content: 'AMPP Pipeline Corrosion Integrity Management Preparation' },
        { id: 24, content: 'CSWIP 3.0 Visual Welding Inspector (Level 1) Preparation' },
        { id: 25, content: 'CSWIP 3.1 Welding Inspector (Level 2) Preparation' },
        { id: 26, content: 'CSWIP 3.2 Senior Welding Inspector (Level 3) Preparation' },
        { id: 27, content: 'CSWIP 3.3U ROV Inspector Preparation' },
        { id: 28, content: 'CSWIP 3.4U Underwater Inspection Controller Preparation' },
        { id: 29, content: 'CSWIP Plant Inspector (Level 2) Preparation' },
        { id: 30, content: 'AWS Certified Welding Inspector (CWI) Exam Preparation' },
      ],
    },
    {
      id: 'offshore-and-subsea-facilities',
      name: 'Midstream Offshore and Subsea Facilities',
      audience:
        'Written with offshore structural engineers, subsea engineers and terminal or FPSO operators in mind.',
      contents: [
        { id: 1, content: 'Offshore Fixed Platform Design and Reassessment (API RP 2A, ISO 19902)' },
        { id: 2, content: 'Structural Integrity Management of Fixed Offshore Structures (API RP 2SIM)' },
        { id: 3, content: 'FPSO and FSO Systems and Operations' },
        { id: 4, content: 'Subsea Production Systems and Umbilicals' },
        { id: 5, content: 'Subsea Pipelines, Risers and Flowlines' },
        { id: 6, content: 'Mooring, Offloading and Marine Terminal Operations' },
      ],
    },
  ],
  enquiry: {
    heading: 'Ask for dates and a quotation',
    delivery: provisional(
      'Any course can be taught in a classroom or on your site. Your own drawings and inspection reports may serve as examples, if you can share them.',
      'confirm where and how courses are held',
    ),
    attendees:
      'Design engineers, inspectors and site supervisors can share a group. Candidates for an exam should check its entry requirements before they enrol.',
    send: 'Name the course, the number of people and the place you prefer. For exam preparation, add the date on which each candidate hopes to sit the paper.',
  },
  meta: {
    description:
      'Midstream training courses on pipelines, piping, corrosion, welding and subsea facilities, with exam preparation for API, AMPP and CSWIP certificates.',
    keywords: [
      'midstream oil and gas training',
      'pipeline courses',
      'API 510 exam preparation',
      'API 570 exam preparation',
      'CSWIP 3.1 preparation',
      'cathodic protection course',
      'corrosion and inspection training',
      'welding inspection course',
    ],
    share: 'Pipelines, corrosion, welding and preparation for inspector exams',
  },
} as const satisfies TrainingCategory;

/** Midstream Oil & Gas (specification section 3): seven course groups, five of them in the catalogue list. */
export const midstreamOilAndGas = markEach(
  category,
  (field, text) => isCourse(field) || isSubject(field, text, proposedGroups),
);

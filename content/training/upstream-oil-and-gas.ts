import { markEach, provisional } from '../provisional';
import { isCourse, isSubject, type TrainingCategory } from './category';

/** Names of `list` and `groups` that the specification does not give (section 3). The launch check lists the line. */
export const proposedGroups = provisional(
  'Well Completion and Workover, Well Intervention, Well Integrity, Drilling Fluids and Cementing, Enhanced Oil Recovery, Petroleum Economics and Field Development',
  'confirm the proposed subject groups of the upstream catalogue',
);

/** Titles in `contents`, which the specification leaves to the company. The launch check lists the line. */
export const proposedCourses = provisional(
  'Course titles proposed for the upstream catalogue',
  'confirm the course titles',
);

/** One day for nine simulator courses: the specification says that several last so long, not which. The launch check lists the line. */
export const proposedDays = provisional(
  'Simulator courses proposed with one day each',
  'confirm which simulator courses last one day',
);

const category = {
  id: 1,
  title: 'Upstream Oil & Gas',
  label: 'Upstream',
  desc: 'Geology to production: how a field is found, drilled, completed and kept flowing.',
  image: 'training/upstream-oil-and-gas',
  linkTo: 'upstream-oil-and-gas',
  list: [
    { id: 1, name: 'Geology' },
    { id: 2, name: 'Geophysics' },
    { id: 3, name: 'Petro-physics' },
    { id: 4, name: 'Reservoir Engineering' },
    { id: 5, name: 'Drilling' },
    { id: 6, name: 'Simulator Training' },
    { id: 7, name: 'Accredited Courses' },
    { id: 8, name: 'Production' },
    { id: 9, name: 'Well Completion and Workover' },
    { id: 10, name: 'Well Intervention' },
    { id: 11, name: 'Well Integrity' },
    { id: 12, name: 'Drilling Fluids and Cementing' },
    { id: 13, name: 'Enhanced Oil Recovery' },
    { id: 14, name: 'Petroleum Economics and Field Development' },
  ],
  heading: 'From rock to flowing well',
  text: [
    'Upstream work starts with rock samples and seismic lines and ends with a well that flows safely. The fourteen subjects on this page run from geology and geophysics through drilling and production to well integrity and field economics.',
    'Some courses introduce a discipline to people who are new to it. Others go into one task, such as gas lift design or the reading of a cement evaluation log. On the simulator, crews practise well control, rig and crane operations. The shorter sessions take one day; the advanced course takes five days, with at most ten trainees.',
    'Candidates for IWCF and IADC WellSharp assessments will find preparation courses here as well; accredited centres hold the assessments.',
  ],
  linkLabel: 'All upstream courses',
  example: 'gas lift or IWCF',
  groups: [
    {
      id: 'geology',
      name: 'Geology',
      audience:
        'Wellsite and exploration geologists, and engineers who have to read maps, sections and static models.',
      contents: [
        { id: 1, content: 'Petroleum Geology for Engineers' },
        { id: 2, content: 'Basin Analysis and Petroleum Systems' },
        { id: 3, content: 'Structural Geology and Fault Seal Assessment' },
        { id: 4, content: 'Sequence Stratigraphy in Practice' },
        { id: 5, content: 'Clastic Reservoir Sedimentology' },
        { id: 6, content: 'Carbonate Reservoir Geology' },
        { id: 7, content: 'Wellsite Geology and Mud Logging' },
        { id: 8, content: 'Subsurface Mapping and Cross-Sections' },
        { id: 9, content: 'Static Reservoir Modelling' },
        { id: 10, content: 'Prospect Evaluation, Risk and Volumetrics' },
      ],
    },
    {
      id: 'geophysics',
      name: 'Geophysics',
      audience:
        'For seismic interpreters, processing geophysicists and the explorers who use their results to decide where to drill.',
      contents: [
        { id: 1, content: 'Seismic Acquisition Fundamentals' },
        { id: 2, content: 'Seismic Data Processing' },
        { id: 3, content: '2D and 3D Seismic Interpretation' },
        { id: 4, content: 'Seismic Attributes and Quantitative Interpretation' },
        { id: 5, content: 'AVO Analysis and Seismic Inversion' },
        { id: 6, content: 'Velocity Modelling and Depth Conversion' },
        { id: 7, content: 'Borehole Seismic and VSP' },
        { id: 8, content: 'Gravity and Magnetic Methods' },
        { id: 9, content: 'Time-Lapse (4D) Seismic Monitoring' },
      ],
    },
    {
      id: 'petro-physics',
      name: 'Petro-physics',
      audience:
        'Petrophysicists and log analysts, with geologists and reservoir engineers who use the porosity and saturation they report.',
      contents: [
        { id: 1, content: 'Open-Hole Log Interpretation' },
        { id: 2, content: 'Cased-Hole and Production Logging' },
        { id: 3, content: 'Core Analysis and Log Calibration' },
        { id: 4, content: 'Shaly-Sand Evaluation' },
        { id: 5, content: 'Carbonate Petrophysics' },
        { id: 6, content: 'NMR and Borehole Image Logs' },
        { id: 7, content: 'Saturation-Height Functions' },
        { id: 8, content: 'Formation Pressure Testing and Sampling' },
        { id: 9, content: 'Integrated Petrophysical Workflow' },
      ],
    },
    {
      id: 'reservoir-engineering',
      name: 'Reservoir Engineering',
      audience:
        'Written for reservoir and simulation engineers who forecast production and put a figure on reserves.',
      contents: [
        { id: 1, content: 'Applied Reservoir Engineering' },
        { id: 2, content: 'PVT and Reservoir Fluid Properties' },
        { id: 3, content: 'Material Balance and Drive Mechanisms' },
        { id: 4, content: 'Well Test Analysis' },
        { id: 5, content: 'Decline Curve and Production Data Analysis' },
        { id: 6, content: 'Waterflood Design and Surveillance' },
        { id: 7, content: 'Gas and Gas-Condensate Reservoirs' },
        { id: 8, content: 'Naturally Fractured Reservoirs' },
        { id: 9, content: 'Reservoir Simulation Fundamentals' },
        { id: 10, content: 'History Matching and Forecasting' },
        { id: 11, content: 'Reserves Estimation and SPE-PRMS Classification' },
      ],
    },
    {
      id: 'drilling',
      name: 'Drilling',
      audience:
        'Drilling engineers, company representatives, toolpushers, rig mechanics and well planners, from the first programme to the daily report.',
      contents: [
        { id: 1, content: 'Drilling Technology Fundamentals' },
        { id: 2, content: 'Well Planning and Drilling Programme Design' },
        { id: 3, content: 'Casing and Tubing Design' },
        { id: 4, content: 'Drill String and Bottom-Hole Assembly Design' },
        { id: 5, content: 'Directional and Horizontal Drilling' },
        { id: 6, content: 'Bit Selection and Hydraulics' },
        { id: 7, content: 'Drilling Optimisation and Non-Productive Time' },
        { id: 8, content: 'Stuck Pipe Prevention and Fishing' },
        { id: 9, content: 'HPHT Well Operations' },
        { id: 10, content: 'Managed Pressure and Underbalanced Drilling' },
        { id: 11, content: 'Deepwater Drilling Operations' },
        { id: 12, content: 'Rig Equipment Inspection and Maintenance' },
        { id: 13, content: 'Well Cost Estimating and AFE Preparation' },
        { id: 14, content: 'Daily Drilling Reporting and Supervision' },
      ],
    },
    {
      id: 'simulator-training',
      name: 'Simulator Training',
      audience:
        'Drillers, assistant drillers, toolpushers and crane operators who want to practise a problem before they meet it offshore.',
      contents: [
        { id: 1, content: 'Advanced Practical Well Control Simulator', days: 5, maxTrainees: 10 },
        { id: 2, content: 'Driller’s Console Familiarisation on Simulator', days: 1 },
        { id: 3, content: 'Kick Detection and Shut-In Drills', days: 1 },
        { id: 4, content: 'Driller’s Method Circulation Exercise', days: 1 },
        { id: 5, content: 'Wait-and-Weight Method Circulation Exercise', days: 1 },
        { id: 6, content: 'Stripping and Volumetric Control Exercise', days: 1 },
        { id: 7, content: 'Subsea BOP and Choke Line Exercise', days: 1 },
        { id: 8, content: 'Tripping and Stuck Pipe Scenarios', days: 1 },
        { id: 9, content: 'Crew Resource Management on the Rig Simulator', days: 1 },
        { id: 10, content: 'Offshore Crane Operator Simulator Session', days: 1 },
      ],
    },
    {
      id: 'accredited-courses',
      name: 'Accredited Courses',
      audience:
        'Rig and intervention crews preparing for IWCF or IADC WellSharp assessments, and staff preparing for SPE or API Q1 and Q2 qualifications.',
      contents: [
        { id: 1, content: 'IWCF Drilling Well Control Level 1 (Awareness) Preparation' },
        { id: 2, content: 'IWCF Drilling Well Control Level 2 (Introduction) Preparation' },
        { id: 3, content: 'IWCF Drilling Well Control Level 3 (Driller) Preparation' },
        { id: 4, content: 'IWCF Drilling Well Control Level 4 (Supervisor) Preparation' },
        { id: 5, content: 'IWCF Well Intervention Pressure Control Level 2 Preparation' },
        { id: 6, content: 'IWCF Well Intervention Pressure Control Level 3 Preparation' },
        { id: 7, content: 'IWCF Well Intervention Pressure Control Level 4 Preparation' },
        { id: 8, content: 'IADC WellSharp Drilling Operations: Introductory Level Preparation' },
        { id: 9, content: 'IADC WellSharp Drilling Operations: Driller Level Preparation' },
        { id: 10, content: 'IADC WellSharp Drilling Operations: Supervisor Level Preparation' },
        { id: 11, content: 'IADC WellSharp Well Servicing: Supervisor Level Preparation' },
        {
          id: 12,
          content: provisional(
            'IADC RigPass Orientation',
            'confirm IADC accreditation for RigPass, or drop the course',
          ),
        },
        { id: 13, content: 'SPE Petroleum Engineering Certification Exam Review' },
        { id: 14, content: 'API Spec Q1 and Q2 Quality Management Practitioner Preparation' },
      ],
    },
    {
      id: 'production',
      name: 'Production',
      audience:
        'Useful to production engineers, artificial lift specialists, field operators and chemists who keep wells and separators on stream.',
      contents: [
        { id: 1, content: 'Production Technology Fundamentals' },
        { id: 2, content: 'Nodal Analysis and Well Performance' },
        { id: 3, content: 'Artificial Lift Selection' },
        { id: 4, content: 'Electrical Submersible Pump Design and Troubleshooting' },
        { id: 5, content: 'Gas Lift Design and Optimisation' },
        { id: 6, content: 'Sucker Rod and Progressing Cavity Pumping' },
        { id: 7, content: 'Surface Production Facilities' },
        { id: 8, content: 'Oil, Gas and Water Separation' },
        { id: 9, content: 'Produced Water Treatment' },
        { id: 10, content: 'Flow Assurance: Hydrates, Wax and Scale' },
        { id: 11, content: 'Production Chemistry' },
        { id: 12, content: 'Metering, Allocation and Production Reporting' },
      ],
    },
    {
      id: 'well-completion-and-workover',
      name: 'Well Completion and Workover',
      audience:
        'Completion engineers and workover supervisors, and service company staff who run sand control or stimulation jobs.',
      contents: [
        { id: 1, content: 'Completion Design and Equipment' },
        { id: 2, content: 'Sand Control Techniques' },
        { id: 3, content: 'Perforating Design and Safety' },
        { id: 4, content: 'Intelligent Completions' },
        { id: 5, content: 'Workover Planning and Economics' },
        { id: 6, content: 'Hydraulic Workover and Snubbing' },
        { id: 7, content: 'Matrix Acidising' },
        { id: 8, content: 'Hydraulic Fracturing Design' },
      ],
    },
    {
      id: 'well-intervention',
      name: 'Well Intervention',
      audience:
        'Slickline, electric line and coiled tubing crews, with the intervention engineers who write their programmes.',
      contents: [
        { id: 1, content: 'Slickline Operations' },
        { id: 2, content: 'Electric Line Operations' },
        { id: 3, content: 'Coiled Tubing Operations' },
        { id: 4, content: 'Pressure Control Equipment for Intervention' },
        { id: 5, content: 'Through-Tubing Fishing' },
        { id: 6, content: 'Plug and Abandonment Operations' },
        { id: 7, content: 'Intervention Programme Planning' },
      ],
    },
    {
      id: 'well-integrity',
      name: 'Well Integrity',
      audience:
        'Aimed at well integrity engineers, wellhead technicians and platform supervisors who answer for barriers and annulus pressures.',
      contents: [
        { id: 1, content: 'Well Integrity Management to ISO 16530' },
        { id: 2, content: 'Well Barrier Elements and Schematics' },
        { id: 3, content: 'Annulus Pressure Management' },
        { id: 4, content: 'Wellhead and Christmas Tree Maintenance' },
        { id: 5, content: 'Casing and Tubing Corrosion Monitoring' },
        { id: 6, content: 'Leak Detection and Diagnostics' },
        { id: 7, content: 'Suspended and Abandoned Well Review' },
      ],
    },
    {
      id: 'drilling-fluids-and-cementing',
      name: 'Drilling Fluids and Cementing',
      audience:
        'Mud engineers, cementers, solids control technicians and the drilling engineers who review their proposals.',
      contents: [
        { id: 1, content: 'Water-Based Drilling Fluids' },
        { id: 2, content: 'Non-Aqueous Drilling Fluids' },
        { id: 3, content: 'Solids Control and Waste Management' },
        { id: 4, content: 'Wellbore Stability and Fluid Selection' },
        { id: 5, content: 'Primary Cementing Design' },
        { id: 6, content: 'Cement Evaluation Logs' },
        { id: 7, content: 'Remedial and Squeeze Cementing' },
      ],
    },
    {
      id: 'enhanced-oil-recovery',
      name: 'Enhanced Oil Recovery',
      audience:
        'Reservoir and facilities engineers asked to screen, pilot or cost a recovery scheme in an ageing field.',
      contents: [
        { id: 1, content: 'EOR Screening and Selection' },
        { id: 2, content: 'Chemical Flooding' },
        { id: 3, content: 'Miscible Gas and CO2 Injection' },
        { id: 4, content: 'Thermal Recovery' },
        { id: 5, content: 'Pilot Design and Surveillance' },
        { id: 6, content: 'EOR Project Economics' },
      ],
    },
    {
      id: 'petroleum-economics-and-field-development',
      name: 'Petroleum Economics and Field Development',
      audience:
        'Petroleum economists, asset planners and contract negotiators; the industry overview suits finance, legal and office staff.',
      contents: [
        { id: 1, content: 'Petroleum Economics and Cash-Flow Modelling' },
        { id: 2, content: 'Production Sharing Contracts and Fiscal Terms' },
        { id: 3, content: 'Risk and Decision Analysis' },
        { id: 4, content: 'Field Development Planning' },
        { id: 5, content: 'Mature Field Redevelopment' },
        { id: 6, content: 'Decommissioning Planning and Cost' },
        { id: 7, content: 'Oil and Gas Industry Overview for Non-Technical Staff' },
      ],
    },
  ],
  enquiry: {
    heading: 'Ask for course dates',
    delivery: provisional(
      'A classroom course can be held in a training room or in your own offices. Simulator exercises depend on where the equipment stands, so we agree the place with you first.',
      'confirm where and how courses are held',
    ),
    attendees:
      'Geoscientists, engineers and rig crews attend, and office staff who work with them can join the introductory courses.',
    send: 'Send us the course title, the number of trainees and any rotation dates to avoid. If a well control certificate is about to expire, tell us when.',
  },
  meta: {
    description:
      'Upstream oil and gas training in fourteen subjects, from geology and drilling to well integrity, with simulator exercises and IWCF preparation.',
    keywords: [
      'upstream oil and gas training',
      'drilling courses',
      'well control simulator course',
      'IWCF preparation',
      'reservoir engineering course',
      'production technology training',
      'well integrity course',
    ],
    share: 'Geology, drilling, simulator and production courses in fourteen subjects',
  },
} as const satisfies TrainingCategory;

/** Upstream Oil & Gas (specification section 3): course groups in catalogue order. */
export const upstreamOilAndGas = markEach(
  category,
  (field, text) => isCourse(field) || isSubject(field, text, proposedGroups),
);

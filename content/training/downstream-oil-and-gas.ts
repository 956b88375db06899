import { markEach, provisional } from '../provisional';
import { isCourse, isSubject, type TrainingCategory } from './category';

/** Names of `list` and `groups` that the specification does not give (section 3). The launch check lists the line. */
export const proposedGroups = provisional(
  'Refining Technology, Petrochemicals, Gas Processing and LNG, Static Equipment, Heat Transfer Equipment, Valves and Piping Components, Boilers and Utilities, Water and Wastewater Treatment, Storage Tanks and Terminals, Process Control and Automation, Turnaround and Shutdown Management, Mechanical Workshop Skills, HVAC and Refrigeration',
  'confirm the proposed subject groups of the downstream catalogue',
);

/** Titles in `contents`, which the specification leaves to the company. The launch check lists the line. */
export const proposedCourses = provisional(
  'Course titles proposed for the downstream catalogue',
  'confirm the course titles',
);

const category = {
  id: 3,
  title: 'Downstream Oil & Gas',
  label: 'Downstream',
  desc: 'Process, rotating equipment, electrical and instrumentation courses for plant staff.',
  image: 'training/downstream-oil-and-gas',
  linkTo: 'downstream-oil-and-gas',
  list: [
    { id: 1, name: 'Process Simulation' },
    { id: 2, name: 'Process Safety' },
    { id: 3, name: 'Process Operation' },
    { id: 4, name: 'Laboratory' },
    { id: 5, name: 'Maintenance and Reliability' },
    { id: 6, name: 'Condition Monitoring' },
    { id: 7, name: 'Rotating Equipment' },
    { id: 8, name: 'Hydraulics' },
    { id: 9, name: 'Electrical' },
    { id: 10, name: 'Instrumentation' },
    { id: 11, name: 'Accredited Programs' },
    { id: 12, name: 'Energy Saving' },
    { id: 13, name: 'Refining Technology' },
    { id: 14, name: 'Petrochemicals' },
    { id: 15, name: 'Gas Processing and LNG' },
    { id: 16, name: 'Static Equipment' },
    { id: 17, name: 'Heat Transfer Equipment' },
    { id: 18, name: 'Valves and Piping Components' },
    { id: 19, name: 'Boilers and Utilities' },
    { id: 20, name: 'Water and Wastewater Treatment' },
    { id: 21, name: 'Storage Tanks and Terminals' },
    { id: 22, name: 'Process Control and Automation' },
    { id: 23, name: 'Turnaround and Shutdown Management' },
    { id: 24, name: 'Mechanical Workshop Skills' },
    { id: 25, name: 'HVAC and Refrigeration' },
  ],
  heading: 'Run the plant, and know why it runs',
  text: [
    'A refinery, gas plant or terminal runs well when its people understand the equipment in front of them. The twenty-five subjects cover process units, machines, electrical systems, instruments and utilities.',
    'Operators can start with separation, distillation or control room skills. Maintenance teams find planning, condition monitoring, alignment and workshop courses. Engineers can take one subject further, such as relief systems, loop tuning or compressor surge.',
    'The courses under Accredited Programs prepare candidates for certification, for example in reliability, vibration analysis, functional safety and energy management. The awarding bodies hold the examinations.',
  ],
  linkLabel: 'All downstream courses',
  example: 'pumps or vibration',
  groups: [
    {
      id: 'process-simulation',
      name: 'Process Simulation',
      audience:
        'Process engineers who build or check plant models, and production engineers who use the results.',
      contents: [
        { id: 1, content: 'Steady-State Process Simulation' },
        { id: 2, content: 'Dynamic Process Simulation' },
        { id: 3, content: 'Refinery Column Simulation' },
        { id: 4, content: 'Gas Plant Simulation' },
        { id: 5, content: 'Relief and Flare Network Modelling' },
        { id: 6, content: 'Heat Exchanger Network and Pinch Analysis' },
      ],
    },
    {
      id: 'process-safety',
      name: 'Process Safety',
      audience:
        'HAZOP team members, study chairs, process safety engineers and the managers who close their actions.',
      contents: [
        { id: 1, content: 'Process Safety Management Elements' },
        { id: 2, content: 'HAZOP Study Participation' },
        { id: 3, content: 'HAZOP Study Leadership' },
        { id: 4, content: 'HAZID and Bow-Tie Analysis' },
        { id: 5, content: 'Layer of Protection Analysis' },
        { id: 6, content: 'Safety Integrity Levels and IEC 61511' },
        { id: 7, content: 'Quantitative Risk Assessment' },
        { id: 8, content: 'Relief, Blowdown and Flare Systems' },
        { id: 9, content: 'Incident Investigation and Root Cause Analysis' },
      ],
    },
    {
      id: 'process-operation',
      name: 'Process Operation',
      audience:
        'Field operators, panel operators and shift supervisors, along with commissioning teams on new units.',
      contents: [
        { id: 1, content: 'Oil and Gas Separation Operations' },
        { id: 2, content: 'Crude Stabilisation and Desalting' },
        { id: 3, content: 'Distillation Column Operation' },
        { id: 4, content: 'Amine Gas Sweetening' },
        { id: 5, content: 'Glycol Dehydration' },
        { id: 6, content: 'Fired Heater Operation' },
        { id: 7, content: 'Control Room Operator Skills' },
        { id: 8, content: 'Start-Up, Shutdown and Upset Handling' },
        { id: 9, content: 'Process Plant Commissioning' },
      ],
    },
    {
      id: 'laboratory',
      name: 'Laboratory',
      audience:
        'Laboratory analysts, sampling technicians and quality supervisors in refineries, gas plants and terminals.',
      contents: [
        { id: 1, content: 'Laboratory Quality Management to ISO/IEC 17025' },
        { id: 2, content: 'Crude Oil and Product Testing Methods' },
        { id: 3, content: 'Gas Chromatography' },
        { id: 4, content: 'Spectroscopy for Petroleum Analysis' },
        { id: 5, content: 'Water Analysis for Plants' },
        { id: 6, content: 'Sampling of Liquids and Gases' },
        { id: 7, content: 'Laboratory Safety and Chemical Handling' },
      ],
    },
    {
      id: 'maintenance-and-reliability',
      name: 'Maintenance and Reliability',
      audience:
        'Maintenance planners, reliability engineers, storekeepers and superintendents who carry the maintenance budget.',
      contents: [
        { id: 1, content: 'Maintenance Planning and Scheduling' },
        { id: 2, content: 'Reliability-Centred Maintenance' },
        { id: 3, content: 'Failure Mode and Effects Analysis' },
        { id: 4, content: 'Root Cause Failure Analysis' },
        { id: 5, content: 'Maintenance KPIs and Cost Control' },
        { id: 6, content: 'Computerised Maintenance Management Systems' },
        { id: 7, content: 'Spare Parts and Inventory Optimisation' },
        { id: 8, content: 'Asset Management to ISO 55001' },
        { id: 9, content: 'Preventive and Predictive Maintenance Programmes' },
        { id: 10, content: 'Lubrication Management' },
      ],
    },
    {
      id: 'condition-monitoring',
      name: 'Condition Monitoring',
      audience:
        'Vibration analysts, thermographers and lubrication technicians, new to the work or diagnosing faults daily.',
      contents: [
        { id: 1, content: 'Vibration Analysis Fundamentals' },
        { id: 2, content: 'Advanced Vibration Diagnostics' },
        { id: 3, content: 'Infrared Thermography' },
        { id: 4, content: 'Oil and Wear Debris Analysis' },
        { id: 5, content: 'Ultrasound for Leak and Bearing Fault Detection' },
        { id: 6, content: 'Motor Current Signature Analysis' },
        { id: 7, content: 'Condition Monitoring Programme Set-Up' },
      ],
    },
    {
      id: 'rotating-equipment',
      name: 'Rotating Equipment',
      audience:
        'Machinery engineers, fitters and operators who start, watch and overhaul pumps, compressors, turbines and engines.',
      contents: [
        { id: 1, content: 'Centrifugal Pumps: Operation and Troubleshooting' },
        { id: 2, content: 'Positive Displacement Pumps' },
        { id: 3, content: 'Centrifugal Compressors and Surge Control' },
        { id: 4, content: 'Reciprocating Compressors' },
        { id: 5, content: 'Gas Turbines: Operation and Maintenance' },
        { id: 6, content: 'Steam Turbines and Governors' },
        { id: 7, content: 'Mechanical Seals and Seal Plans (API 682)' },
        { id: 8, content: 'Bearings and Lubrication' },
        { id: 9, content: 'Shaft Alignment and Balancing' },
        { id: 10, content: 'Diesel and Gas Engines' },
      ],
    },
    {
      id: 'hydraulics',
      name: 'Hydraulics',
      audience:
        'Mechanics, crane technicians and maintenance supervisors who trace faults in hydraulic or pneumatic circuits.',
      contents: [
        { id: 1, content: 'Industrial Hydraulics Fundamentals' },
        { id: 2, content: 'Reading Hydraulic Circuits' },
        { id: 3, content: 'Hydraulic Troubleshooting' },
        { id: 4, content: 'Offshore Crane Hydraulics' },
        { id: 5, content: 'Pneumatic Systems' },
      ],
    },
    {
      id: 'electrical',
      name: 'Electrical',
      audience:
        'Electrical engineers, authorised switching staff and technicians responsible for supply, drives or hazardous-area equipment.',
      contents: [
        { id: 1, content: 'Electrical Safety and Switching Operations' },
        { id: 2, content: 'Power System Analysis and Load Flow' },
        { id: 3, content: 'Protection Relays and Coordination' },
        { id: 4, content: 'Medium-Voltage Switchgear' },
        { id: 5, content: 'Transformers: Testing and Maintenance' },
        { id: 6, content: 'Motors and Variable-Speed Drives' },
        { id: 7, content: 'Generators and Emergency Power' },
        { id: 8, content: 'UPS and Battery Systems' },
        { id: 9, content: 'Earthing and Lightning Protection' },
        { id: 10, content: 'Electrical Equipment in Hazardous Areas (IEC 60079)' },
      ],
    },
    {
      id: 'instrumentation',
      name: 'Instrumentation',
      audience:
        'Instrument technicians, control engineers and metering staff, with telecom technicians for the fibre optic course.',
      contents: [
        { id: 1, content: 'Process Instrumentation Fundamentals' },
        { id: 2, content: 'Pressure, Level and Temperature Measurement' },
        { id: 3, content: 'Flow Measurement and Custody Transfer' },
        { id: 4, content: 'Control Valves and Actuators' },
        { id: 5, content: 'Instrument Calibration' },
        { id: 6, content: 'PLC Programming and Maintenance' },
        { id: 7, content: 'DCS and SCADA Systems' },
        { id: 8, content: 'Fire and Gas Detection Systems' },
        { id: 9, content: 'Process Analysers' },
        { id: 10, content: 'Fibre Optic Networks', days: 2 },
      ],
    },
    {
      id: 'accredited-programs',
      name: 'Accredited Programs',
      audience:
        'Analysts, technicians and engineers preparing for certificates such as CMRP, CompEx, ISA or ISO 18436.',
      contents: [
        { id: 1, content: 'Certified Maintenance and Reliability Professional (CMRP) Exam Preparation' },
        { id: 2, content: 'Vibration Analyst Category I (ISO 18436-2) Preparation' },
        { id: 3, content: 'Vibration Analyst Category II (ISO 18436-2) Preparation' },
        { id: 4, content: 'Vibration Analyst Category III (ISO 18436-2) Preparation' },
        { id: 5, content: 'Infrared Thermographer Category I (ISO 18436-7) Preparation' },
        { id: 6, content: 'Machinery Lubrication Technician Level I Exam Preparation' },
        { id: 7, content: 'CompEx Ex01–Ex04 Preparation' },
        { id: 8, content: 'Functional Safety Engineer (IEC 61511) Exam Preparation' },
        { id: 9, content: 'ISA Certified Control Systems Technician Preparation' },
        { id: 10, content: 'ISA Certified Automation Professional Preparation' },
        { id: 11, content: 'Certified Energy Manager (CEM) Exam Preparation' },
        { id: 12, content: 'ASNT NDT Level III Exam Preparation' },
      ],
    },
    {
      id: 'energy-saving',
      name: 'Energy Saving',
      audience:
        'Energy coordinators, utility engineers and operators who look after heaters, steam traps and air compressors.',
      contents: [
        { id: 1, content: 'Energy Conservation in Refineries' },
        { id: 2, content: 'Steam Trap Management and Condensate Recovery' },
        { id: 3, content: 'Combustion Control and Fired Heater Efficiency' },
        { id: 4, content: 'Combined Heat and Power' },
        { id: 5, content: 'Compressed Air Efficiency' },
        { id: 6, content: 'Carbon Footprint and Emissions Reporting' },
      ],
    },
    {
      id: 'refining-technology',
      name: 'Refining Technology',
      audience:
        'New process engineers, operators moving between units, and commercial staff who plan what a refinery makes.',
      contents: [
        { id: 1, content: 'Petroleum Refining Overview' },
        { id: 2, content: 'Crude Distillation Units' },
        { id: 3, content: 'Hydrotreating and Hydrocracking' },
        { id: 4, content: 'Catalytic Cracking' },
        { id: 5, content: 'Catalytic Reforming and Isomerisation' },
        { id: 6, content: 'Product Blending and Quality' },
      ],
    },
    {
      id: 'petrochemicals',
      name: 'Petrochemicals',
      audience:
        'Graduate engineers and operators joining an olefins, polymer or fertiliser plant, and sales staff who deal with one.',
      contents: [
        { id: 1, content: 'Petrochemical Industry Overview' },
        { id: 2, content: 'Ethylene and Olefin Units' },
        { id: 3, content: 'Polymer Production' },
        { id: 4, content: 'Methanol, Ammonia and Urea' },
      ],
    },
    {
      id: 'gas-processing-and-lng',
      name: 'Gas Processing and LNG',
      audience:
        'Gas plant operators, LNG terminal crews and process engineers working on liquids recovery or sulphur units.',
      contents: [
        { id: 1, content: 'Natural Gas Processing Overview' },
        { id: 2, content: 'NGL Recovery and Fractionation' },
        { id: 3, content: 'LNG Liquefaction and Storage' },
        { id: 4, content: 'LNG Terminal and Cargo Operations' },
        { id: 5, content: 'Sulphur Recovery and Tail Gas Treatment' },
      ],
    },
    {
      id: 'static-equipment',
      name: 'Static Equipment',
      audience:
        'Static equipment engineers, pressure vessel inspectors and bolting supervisors on new build or repair work.',
      contents: [
        { id: 1, content: 'Pressure Vessel Design (ASME VIII)' },
        { id: 2, content: 'Inspection and Repair of Pressure Equipment' },
        { id: 3, content: 'Bolted Flange Joint Assembly (ASME PCC-1)' },
        { id: 4, content: 'Pressure Testing and Leak Testing' },
      ],
    },
    {
      id: 'heat-transfer-equipment',
      name: 'Heat Transfer Equipment',
      audience:
        'Exchanger engineers, cleaning supervisors and operators who see the duty fall as tubes foul.',
      contents: [
        { id: 1, content: 'Shell-and-Tube Exchangers (TEMA)' },
        { id: 2, content: 'Plate and Air-Cooled Exchangers' },
        { id: 3, content: 'Exchanger Cleaning and Retubing' },
        { id: 4, content: 'Cooling Towers' },
      ],
    },
    {
      id: 'valves-and-piping-components',
      name: 'Valves and Piping Components',
      audience:
        'Valve technicians and pipefitters who select, set, pack or repair what is fitted to a line, and stores staff who issue it.',
      contents: [
        { id: 1, content: 'Valve Types, Selection and Maintenance' },
        { id: 2, content: 'Pressure Safety Valves: Testing and Setting' },
        { id: 3, content: 'Gaskets, Packing and Sealing' },
        { id: 4, content: 'Steam Traps and Strainers' },
      ],
    },
    {
      id: 'boilers-and-utilities',
      name: 'Boilers and Utilities',
      audience:
        'Boiler operators, utility supervisors and water chemists who keep steam, air and nitrogen available.',
      contents: [
        { id: 1, content: 'Boiler Operation and Safety' },
        { id: 2, content: 'Boiler Water Chemistry' },
        { id: 3, content: 'Instrument Air and Nitrogen Systems' },
        { id: 4, content: 'Plant Utilities Operation' },
      ],
    },
    {
      id: 'water-and-wastewater-treatment',
      name: 'Water and Wastewater Treatment',
      audience:
        'Water treatment operators, environmental engineers and plant chemists who answer for feed, cooling or discharge quality.',
      contents: [
        { id: 1, content: 'Industrial Water Treatment' },
        { id: 2, content: 'Reverse Osmosis and Desalination' },
        { id: 3, content: 'Industrial Wastewater Treatment' },
        { id: 4, content: 'Cooling Water Treatment' },
      ],
    },
    {
      id: 'storage-tanks-and-terminals',
      name: 'Storage Tanks and Terminals',
      audience:
        'Tank farm operators, terminal supervisors, gaugers and the loading masters who work alongside ships.',
      contents: [
        { id: 1, content: 'Storage Tank Operation and Safety' },
        { id: 2, content: 'Tank Cleaning and Gauging' },
        { id: 3, content: 'Marine Loading and Unloading' },
        { id: 4, content: 'Bulk Terminal Management' },
      ],
    },
    {
      id: 'process-control-and-automation',
      name: 'Process Control and Automation',
      audience:
        'Control engineers, automation technicians and network security staff who tune loops, review alarms or protect control systems.',
      contents: [
        { id: 1, content: 'PID Loop Tuning' },
        { id: 2, content: 'Advanced Process Control' },
        { id: 3, content: 'Alarm Management (IEC 62682)' },
        { id: 4, content: 'Industrial Networks and Fieldbus' },
        { id: 5, content: 'Cyber Security of Control Systems (IEC 62443)' },
      ],
    },
    {
      id: 'turnaround-and-shutdown-management',
      name: 'Turnaround and Shutdown Management',
      audience:
        'Turnaround managers, shutdown planners, cost controllers and the operations staff who isolate and hand back equipment.',
      contents: [
        { id: 1, content: 'Turnaround Planning and Scheduling' },
        { id: 2, content: 'Scope Freeze and Work-List Management' },
        { id: 3, content: 'Shutdown Contracting and Cost Control' },
        { id: 4, content: 'Safe Isolation and Handover' },
        { id: 5, content: 'Post-Turnaround Review' },
      ],
    },
    {
      id: 'mechanical-workshop-skills',
      name: 'Mechanical Workshop Skills',
      audience:
        'Apprentice fitters, machinists and riggers, and technicians returning to the bench after years in the field.',
      contents: [
        { id: 1, content: 'Reading Mechanical Drawings and P&IDs' },
        { id: 2, content: 'Precision Measurement' },
        { id: 3, content: 'Pipe Fitting' },
        { id: 4, content: 'Machining Fundamentals' },
        { id: 5, content: 'Rigging for Mechanical Fitters' },
      ],
    },
    {
      id: 'hvac-and-refrigeration',
      name: 'HVAC and Refrigeration',
      audience:
        'Building services technicians, offshore HVAC mechanics and supervisors of accommodation or control room cooling.',
      contents: [
        { id: 1, content: 'HVAC System Fundamentals' },
        { id: 2, content: 'Refrigeration Cycle and Chillers' },
        { id: 3, content: 'Offshore HVAC and Pressurisation' },
        { id: 4, content: 'HVAC Controls and Balancing' },
      ],
    },
  ],
  enquiry: {
    heading: 'Plan a course for your plant',
    delivery: provisional(
      'Courses run in a classroom or at your plant, whichever suits the subject. On site, trainees can relate the lesson to the machines and panels they work with.',
      'confirm where and how courses are held',
    ),
    attendees:
      'Field and panel operators, technicians, planners and engineers attend, singly or as a shift team.',
    send: 'Give us the subject, the shift pattern and the type of unit or machine. A line about what your team already knows helps us suggest the level.',
  },
  meta: {
    description:
      'Downstream training for refinery, gas plant and terminal staff in twenty-five subjects: process, machinery, electrical, instrumentation and maintenance.',
    keywords: [
      'downstream oil and gas training',
      'refinery training courses',
      'rotating equipment course',
      'instrumentation training',
      'process safety course',
      'vibration analysis preparation',
      'maintenance planning course',
    ],
    share: 'Twenty-five subjects for operators, technicians and plant engineers',
  },
} as const satisfies TrainingCategory;

/** Downstream Oil & Gas (specification section 3): course groups in catalogue order. */
export const downstreamOilAndGas = markEach(
  category,
  (field, text) => isCourse(field) || isSubject(field, text, proposedGroups),
);

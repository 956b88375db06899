import { markEach, provisional } from '../provisional';
import { isSubject, type TrainingCategory } from './category';

/** Names of `list` and `groups` that the specification does not give (section 3). The launch check lists the line. */
export const proposedGroups = provisional(
  'Leadership and Management, Supervisory Skills, Strategic Planning, Project Management, Human Resources Management, Communication and Interpersonal Skills, Presentation and Train-the-Trainer Skills, Negotiation and Conflict Management, Problem Solving and Decision Making, Time and Stress Management, Finance for Non-Financial Professionals, Customer Service and Quality, Office Administration and Secretarial Skills, Warehouse and Supply Chain Management, Purchasing and Procurement',
  'confirm the proposed subjects of the business catalogue',
);

const category = {
  id: 5,
  title: 'Business Essentials',
  label: 'Business',
  desc: 'Management, finance, communication, purchasing and contracts for technical and office staff.',
  image: 'training/business-essentials',
  linkTo: 'business-essentials',
  list: [
    { id: 1, name: 'Business Success Foundation' },
    { id: 2, name: 'Leadership and Management' },
    { id: 3, name: 'Supervisory Skills' },
    { id: 4, name: 'Strategic Planning' },
    { id: 5, name: 'Project Management' },
    { id: 6, name: 'Human Resources Management' },
    { id: 7, name: 'Communication and Interpersonal Skills' },
    { id: 8, name: 'Presentation and Train-the-Trainer Skills' },
    { id: 9, name: 'Negotiation and Conflict Management' },
    { id: 10, name: 'Problem Solving and Decision Making' },
    { id: 11, name: 'Time and Stress Management' },
    { id: 12, name: 'Finance for Non-Financial Professionals' },
    { id: 13, name: 'Customer Service and Quality' },
    { id: 14, name: 'Office Administration and Secretarial Skills' },
    { id: 15, name: 'Warehouse and Supply Chain Management' },
    { id: 16, name: 'Purchasing and Procurement' },
    { id: 17, name: 'Contracts Management' },
  ],
  heading: 'The office skills behind site work',
  text: [
    'Every job on site needs a plan, a budget, a contract and people who can explain them. These seventeen subjects are for managers, supervisors and office staff from any discipline.',
    'The first subject lays a foundation for those who are new to business. Others concentrate on one skill: running a team, presenting figures, handling a dispute, buying materials or administering a contract.',
    'Subjects can be taken singly or combined, for example supervision with communication, or procurement with contracts. Engineers who move into management may want finance and human resources next.',
  ],
  linkLabel: 'All business subjects',
  example: 'office or finance',
  groups: [
    {
      id: 'business-success-foundation',
      name: 'Business Success Foundation',
      audience:
        'Newcomers to office work and technicians moving into business roles, who need to know how a company plans, earns and decides.',
    },
    {
      id: 'leadership-and-management',
      name: 'Leadership and Management',
      audience:
        'Department heads and newly appointed managers who set direction, delegate work and review results.',
    },
    {
      id: 'supervisory-skills',
      name: 'Supervisory Skills',
      audience: 'Foremen, charge hands and shift leaders who now direct the work they used to do themselves.',
    },
    {
      id: 'strategic-planning',
      name: 'Strategic Planning',
      audience:
        'Senior managers and business planners who turn a company’s aims into targets, budgets and yearly plans.',
    },
    {
      id: 'project-management',
      name: 'Project Management',
      audience:
        'For project engineers, coordinators and site managers who answer for scope, schedule, cost, risk and close-out.',
    },
    {
      id: 'human-resources-management',
      name: 'Human Resources Management',
      audience: 'Personnel officers, recruiters and line managers who hire, appraise and develop staff.',
    },
    {
      id: 'communication-and-interpersonal-skills',
      name: 'Communication and Interpersonal Skills',
      audience:
        'Engineers, supervisors and office staff who write reports, run meetings or work with several departments.',
    },
    {
      id: 'presentation-and-train-the-trainer-skills',
      name: 'Presentation and Train-the-Trainer Skills',
      audience:
        'Specialists asked to speak to clients, and experienced technicians who will train their colleagues.',
    },
    {
      id: 'negotiation-and-conflict-management',
      name: 'Negotiation and Conflict Management',
      audience:
        'Account managers, contract engineers and supervisors who bargain with suppliers or settle disputes within a team.',
    },
    {
      id: 'problem-solving-and-decision-making',
      name: 'Problem Solving and Decision Making',
      audience:
        'Team leaders, analysts and engineers who must choose a course of action with incomplete facts.',
    },
    {
      id: 'time-and-stress-management',
      name: 'Time and Stress Management',
      audience:
        'Written for anyone with deadlines, shift handovers and interruptions, and for the managers who set their workload.',
    },
    {
      id: 'finance-for-non-financial-professionals',
      name: 'Finance for Non-Financial Professionals',
      audience:
        'Engineers, department managers and project leads who read budgets and cash-flow statements without an accounting background.',
    },
    {
      id: 'customer-service-and-quality',
      name: 'Customer Service and Quality',
      audience:
        'Service coordinators, sales staff and quality officers who deal with client requests, complaints and feedback.',
    },
    {
      id: 'office-administration-and-secretarial-skills',
      name: 'Office Administration and Secretarial Skills',
      audience:
        'Secretaries, personal assistants and document controllers who manage correspondence, diaries, minutes and files.',
    },
    {
      id: 'warehouse-and-supply-chain-management',
      name: 'Warehouse and Supply Chain Management',
      audience:
        'Storekeepers, warehouse supervisors and logistics coordinators who receive, store, count and dispatch materials.',
    },
    {
      id: 'purchasing-and-procurement',
      name: 'Purchasing and Procurement',
      audience:
        'Useful to buyers, expediters and requisitioning engineers who compare bids and follow orders to delivery.',
    },
    {
      id: 'contracts-management',
      name: 'Contracts Management',
      audience:
        'Contract administrators, quantity surveyors and project managers who draft terms, track variations or prepare claims.',
    },
  ],
  enquiry: {
    heading: 'Arrange a course for your team',
    delivery: provisional(
      'A course can be held in your meeting room, or in a classroom away from daily interruptions. Group exercises may draw on situations from your own work.',
      'confirm where and how courses are held',
    ),
    attendees: 'Managers, supervisors and administrators attend, with or without a technical background.',
    send: 'Describe the roles of those attending and the skill you want them to gain. Mention the language your team works in.',
  },
  meta: {
    description:
      'Business training for energy companies in seventeen subjects: leadership, finance, communication, procurement, project and contracts management.',
    keywords: [
      'business skills training',
      'leadership and management course',
      'finance for non-financial professionals',
      'contracts management course',
      'supervisory skills training',
      'purchasing and procurement course',
    ],
    share: 'Seventeen subjects, from supervision and finance to contracts',
  },
} as const satisfies TrainingCategory;

/** Business Essentials (specification section 3): names only, as the specification lists them. */
export const businessEssentials = markEach(category, (field, text) => isSubject(field, text, proposedGroups));

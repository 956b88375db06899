import type { PictureId } from './pictures';
import { provisional } from './provisional';
import { site } from './site';

/** One About Us topic: a slide of the hero and a section of the page (specification section 3). */
export type AboutTopic = {
  image: PictureId;
  /** Heading of its section and of its slide, and its name on the hero's picker. */
  title: string;
  /** Paragraphs, 90 to 180 words in all. The hero shows the first 40 words, so the first paragraph is longer. */
  text: readonly string[];
  /** Fragment of the topic's section, with its `#`. */
  link: `#${string}`;
};

/** One of the FRESH values (specification section 1). */
export type FreshValue = {
  letter: string;
  word: string;
  /** One short sentence. */
  meaning: string;
};

/** The six topics, in page order. */
export const aboutTopics = [
  {
    image: 'about/company',
    title: 'Company Description',
    text: [
      `${site.legalName} is a consultancy, services and training company based in Dubai. We work for local and international organisations in the energy sector, on platforms, ships, terminals and plants. Advice, repair, inspection, supply and courses come from one place.`,
      'In the office we offer engineering consultation, project management, maintenance consultation, and ERP implementation with the data engineering behind it. In the field we repair offshore structures and cranes, carry out major maintenance, and support operations, turnarounds and shutdowns. We inspect plant and lifting equipment, on land and at sea, and reach the hard places by rope. Health, safety and environment engineering, logistics, manpower and marine services complete the list.',
      'We also procure services, spare parts and equipment for drilling, heavy machinery and engines from the US market. Where buying makes no sense, you can lease the equipment from us.',
    ],
    link: '#company',
  },
  {
    image: 'about/values',
    title: 'Our Values',
    text: [
      'Five words, FRESH for short, tell our people how to act when no procedure covers the case. They apply to the way we plan and price a job, and to the way we speak to a client when something goes wrong. They also apply to the way we look after each other on site.',
      provisional(
        'Values on a wall are worth little. We talk about these five when we hire, when a plan changes and when a job is reviewed. Anyone may remind a colleague of them, whatever the rank of either.',
        'confirm how the values are used',
      ),
    ],
    link: '#values',
  },
  {
    image: 'about/vision',
    title: 'Vision',
    text: [
      'We want to be the company that energy operators think of first when a structure or a crane must be put right, a system rebuilt or a team trained. The reasons should be sound advice, work that lasts, and people trained well enough to leave a site safer than they found it.',
      provisional(
        'We also want ageing facilities to stay sound for as long as they are needed. That takes engineers who can read the old drawings, records that the next shift can trust, and young technicians who learn the trade from those who practise it. Our part is to bring the three together.',
        'confirm the wording of the vision',
      ),
    ],
    link: '#vision',
  },
  {
    image: 'about/mission',
    title: 'Mission',
    text: [
      `Our mission is to give clients one dependable source of engineering, repair, supply and training. ${provisional('We study the need before we price it, and plan the work with those who will do it.', 'confirm how a job is priced and planned')} We keep to the agreed scope and hand over records that the next engineer can use without asking us.`,
      provisional(
        'A job is finished when the client says so, and we ask at the end what we should do differently next time. Parts, machinery and leased equipment are arranged early, so that the site does not have to wait for them. What we learn on one job goes into the courses we teach.',
        'confirm the wording of the mission',
      ),
    ],
    link: '#mission',
  },
  {
    image: 'about/who-we-are',
    title: 'Who We Are',
    text: [
      `${provisional('We are engineers, inspectors, crane mechanics, rope access technicians, data specialists and trainers', 'confirm the trades among the staff')}, with over 20 years of experience in oil and gas. We try to see each permit, purchase order and handover meeting from the client’s side of the table as well as from our own.`,
      'Dubai is our base, and our projects reach as far as Angola. Partners for shipyard work, cranes, consulting, lifting-equipment testing and freight add what one company cannot keep in house. The office answers on working days, and at weekends we are on call.',
    ],
    link: '#who-we-are',
  },
  {
    image: 'about/qhse',
    title: 'Commitment to QHSE',
    text: [
      `No job is so urgent that it cannot be done safely. ${provisional('Quality, health, safety and environment are written into each plan, discussed at each toolbox talk and checked before each handover. Anyone on our sites may stop work that looks unsafe, and will be thanked for doing so.', 'confirm the practice on site and the right to stop work')}`,
      provisional(
        'Lifting, hot work, work at height and work over water begin with a risk assessment and a permit. Quality records start with the first drawing and end with the last test. We plan for waste and spills before the first tool is taken out, and a near miss is reported and talked through like an accident.',
        'confirm the commitment to QHSE',
      ),
    ],
    link: '#qhse',
  },
] as const satisfies readonly AboutTopic[];

/** FRESH, under Our Values. The specification does not spell the word out; these readings are proposals. */
export const freshValues = [
  {
    letter: 'F',
    word: provisional('Focus', 'confirm what F of FRESH stands for'),
    meaning: provisional(
      'We settle what matters for the job and do that first.',
      'confirm the meaning of this value',
    ),
  },
  {
    letter: 'R',
    word: provisional('Reliability', 'confirm what R of FRESH stands for'),
    meaning: provisional(
      'What we promise on paper is what arrives on site.',
      'confirm the meaning of this value',
    ),
  },
  {
    letter: 'E',
    word: provisional('Excellence', 'confirm what E of FRESH stands for'),
    meaning: provisional(
      'Good work is checked by a second pair of eyes.',
      'confirm the meaning of this value',
    ),
  },
  {
    letter: 'S',
    word: provisional('Safety', 'confirm what S of FRESH stands for'),
    meaning: provisional('If it cannot be done safely, it waits.', 'confirm the meaning of this value'),
  },
  {
    letter: 'H',
    word: provisional('Honesty', 'confirm what H of FRESH stands for'),
    meaning: provisional(
      'Bad news reaches the client early and from us.',
      'confirm the meaning of this value',
    ),
  },
] as const satisfies readonly FreshValue[];

import { provisional } from './provisional';

/** One reason of the Why Us block. */
export type WhyUsItem = {
  title: string;
  /** One sentence. */
  text: string;
  icon: 'expertise' | 'rates' | 'time' | 'qhse';
};

/** The Why Us block (specification section 1); the four titles are the specification's. */
export type WhyUs = {
  heading: string;
  lead: string;
  items: readonly WhyUsItem[];
};

/** Why Us, on the home page. */
export const whyUs = {
  heading: 'Why Us',
  lead: 'Four things clients ask for, and how we answer.',
  items: [
    {
      title: 'Expertise in Industry',
      text: 'Over 20 years in oil and gas, on site and in the office.',
      icon: 'expertise',
    },
    {
      title: 'Reasonable Rates',
      text: provisional(
        'A clear scope and a clear price, agreed before the work begins.',
        'confirm how prices are agreed',
      ),
      icon: 'rates',
    },
    {
      title: 'Time Efficiency',
      text: provisional(
        'Planning, parts and crews come from one place, so one rarely waits for another.',
        'confirm how work is organised',
      ),
      icon: 'time',
    },
    {
      title: 'QHSE Compliance',
      text: provisional(
        'Quality, health, safety and environment are part of every plan and permit.',
        'confirm the practice in plans and permits',
      ),
      icon: 'qhse',
    },
  ],
} as const satisfies WhyUs;

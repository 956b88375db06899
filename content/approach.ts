import type { PictureId } from './pictures';

/** The Our Approach section of the home page (specification section 2, Home). */
export type Approach = {
  heading: string;
  /** The last paragraph leads into `points`. */
  paragraphs: readonly string[];
  /** What is supplied from the US market, and leasing (specification section 1). */
  points: readonly string[];
  image: PictureId;
};

/** Our Approach, on the home page. */
export const approach = {
  heading: 'Our Approach',
  paragraphs: [
    'The client’s satisfaction comes first. We listen, write down what was agreed, and stay until it is delivered.',
    'Besides our own work we supply oil and gas services, spare parts and equipment from the US market. We offer:',
  ],
  points: [
    'Spare parts and equipment for drilling',
    'Spare parts for heavy machinery and engines',
    'Procurement and supply of services',
    'Equipment leasing',
  ],
  image: 'home/approach',
} as const satisfies Approach;

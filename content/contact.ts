import type { PictureId } from './pictures';
import { hoursLine, site } from './site';
import type { Link } from './types';

/** Texts of the contact section and its form (specification sections 2, 5 and 8). */
export type Contact = {
  heading: string;
  lead: string;
  /** Labels of the fact rows. */
  facts: { address: string; phone: string; email: string; hours: string };
  map: { label: string; image: PictureId };
  form: {
    heading: string;
    /** Accessible name of the form; without the words that name its fields, by which it would be found in their place. */
    formName: string;
    /** Accessible names of the fields, exactly as decided. */
    name: string;
    email: string;
    message: string;
    send: string;
    /** On the button while a message is on its way. */
    sending: string;
    /** Under the form's heading. */
    required: string;
    /** Shown instead of the form's script where there is none; the addresses stand beside it. */
    noscript: string;
  };
  /** Messages, exactly as in the specification's error catalogue. */
  messages: { empty: string; link: string; success: string };
};

/** The contact section of five pages, and the form in it. */
export const contact = {
  heading: 'Contact us',
  lead: 'Ask about a service, a part, a crew or a course. We reply during working hours.',
  facts: {
    address: 'Address',
    phone: 'Phone',
    email: 'Email',
    hours: 'Working hours',
  },
  map: {
    label: 'Find us on the map',
    image: 'home/contact',
  },
  form: {
    heading: 'Send us a message',
    formName: 'Contact form',
    name: 'Name',
    email: 'Email',
    message: 'Message',
    send: 'Send',
    sending: 'Sending…',
    required: 'Please fill in all three fields.',
    noscript: 'The form needs JavaScript. Without it, please write to one of these addresses or call us.',
  },
  messages: {
    empty: 'Please Fill your Name and Email.',
    link: 'Your message contains a hyperlink, which is not allowed.',
    success: 'Thank you for emailing Us, our team will support you shortly',
  },
} as const satisfies Contact;

/** The band that closes a page without a form, under a heading of the page's own. */
export type CallBand = {
  text: string;
  button: Link;
};

/** Text and button of that band on every page that has it. */
export const callBand = {
  text: `Email a drawing or a photograph, or write us a sentence. Working hours: ${site.workingHours.map(hoursLine).join('; ')}.`,
  button: { label: 'Contact us', href: '/contact-us/' },
} as const satisfies CallBand;

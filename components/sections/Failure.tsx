import type { ReactNode } from 'react';
import type { Link } from '@/content/types';

type FailureProps = {
  heading: string;
  text: string;
  /** Words before the ways to reach the company, and these: telephone, e-mail. */
  reach: string;
  contacts: readonly Link[];
  /** Ways out: try again, home. */
  children: ReactNode;
};

/** Screen of an unexpected failure (specification section 8). */
export function Failure({ heading, text, reach, contacts, children }: FailureProps) {
  return (
    <div className="on-navy bg-navy-900 text-white">
      <div className="wrap grid min-h-[70vh] content-center justify-items-start gap-6 py-section">
        <h1 className="text-h1 type-title">{heading}</h1>
        <p className="max-w-[34em] text-lead text-mist">{text}</p>
        <div className="flex flex-wrap gap-4">{children}</div>
        <p className="flex flex-wrap items-center gap-x-6 text-mist">
          {reach}
          {contacts.map(({ label, href }) => (
            <a key={href} href={href} className="py-2.5 text-white underline underline-offset-4">
              {label}
            </a>
          ))}
        </p>
      </div>
    </div>
  );
}

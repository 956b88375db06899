import type { ReactNode } from 'react';

type FaultProps = {
  heading: string;
  text: string;
  /** Ways out: try again, home. */
  children: ReactNode;
};

/** Screen of an unexpected failure (specification section 8). */
export function Fault({ heading, text, children }: FaultProps) {
  return (
    <div className="on-navy bg-navy-900 text-white">
      <div className="wrap grid min-h-[70vh] content-center justify-items-start gap-6 py-section">
        <h1 className="text-h1 type-title">{heading}</h1>
        <p className="max-w-[34em] text-lead text-mist">{text}</p>
        <div className="flex flex-wrap gap-4">{children}</div>
      </div>
    </div>
  );
}

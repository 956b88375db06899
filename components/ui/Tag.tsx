import { clsx } from 'clsx';

/** Client's name on a project (design system: Tag). */
export function Tag({ children, className }: { children: string; className?: string }) {
  return (
    <span className={clsx('tag', className)}>
      <span className="hexagon h-[8.7px] w-2.5 bg-current" aria-hidden="true" />
      {children}
    </span>
  );
}

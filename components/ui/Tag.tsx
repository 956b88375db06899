import { clsx } from 'clsx';

type TagProps = {
  children: string;
  className?: string;
};

/** Client's name on a project (design system: Tag). */
export function Tag({ children, className }: TagProps) {
  return (
    <span className={clsx('tag', className)}>
      <span className="hexagon h-[8.7px] w-2.5 bg-current" aria-hidden="true" />
      {children}
    </span>
  );
}

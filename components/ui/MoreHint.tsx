import { Icon } from './Icon';

/** The look of a More link, for cards whose heading already is the link. */
export function MoreHint({ label }: { label: string }) {
  return (
    <span className="more mt-auto" aria-hidden="true">
      <span>{label}</span>
      <Icon name="arrow-right" />
    </span>
  );
}

import { Icon } from './Icon';

type MoreHintProps = {
  label: string;
};

/** The look of a More link, for cards whose heading already is the link. */
export function MoreHint({ label }: MoreHintProps) {
  return (
    <span className="more mt-auto" aria-hidden="true">
      <span>{label}</span>
      <Icon name="arrow-right" />
    </span>
  );
}

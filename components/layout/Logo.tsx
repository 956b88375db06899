import { Link } from '../ui/Link';

/** Mark and brand name, linking home. */
export function Logo({ brand, label }: { brand: string; label: string }) {
  return (
    <Link href="/" aria-label={label} className="logo">
      <svg className="size-9" aria-hidden="true">
        <use href="#brand-mark" />
      </svg>
      <span>{brand}</span>
    </Link>
  );
}

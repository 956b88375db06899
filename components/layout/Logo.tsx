import { clsx } from 'clsx';
import { Link } from '../ui/Link';

/** Letters of a name that stands in one line beside the mark, on the smallest phones too. */
const lineLetters = 12;

type LogoProps = {
  brand: string;
  label: string;
};

/** Mark and brand name, linking home. A long name is set smaller and takes two lines. */
export function Logo({ brand, label }: LogoProps) {
  return (
    <Link href="/" aria-label={label} className={clsx('logo', brand.length > lineLetters && 'logo-long')}>
      <svg className="size-9 flex-none" aria-hidden="true">
        <use href="#brand-mark" />
      </svg>
      <span>{brand}</span>
    </Link>
  );
}

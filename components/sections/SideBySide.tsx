import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Picture as PictureData } from '@/content/pictures';
import { Picture } from '../ui/Picture';

type SideBySideProps = {
  as?: 'div' | 'section';
  picture: PictureData;
  /** Picture on the right instead of the left. */
  flip: boolean;
  /** Classes of the row, of the picture and of the words beside it. */
  className: string;
  pictureClass: string;
  wordsClass: string;
  children: ReactNode;
};

/** A picture in the wider of two columns and words in the other; on narrow screens the words stand under it. */
export function SideBySide(props: SideBySideProps) {
  const { as: Row = 'div', picture, flip, className, pictureClass, wordsClass, children } = props;
  return (
    <Row className={clsx(className, flip ? 'columns-5-7' : 'columns-7-5')}>
      <Picture picture={picture} narrow sizes="column" className={clsx(pictureClass, flip && 'lg:order-2')} />
      <div className={clsx(wordsClass, flip ? 'lg:pe-10' : 'lg:ps-10')}>{children}</div>
    </Row>
  );
}

import type { ReactNode } from 'react';
import { Picture } from '../photos/picture.tsx';
import styles from './goods.module.css';

interface Props {
  picture: string;
  name: string;
  /** Under which number it is known; shown quietly after the name. */
  number: ReactNode;
  /** `large` stands in two lines. */
  size?: 'row' | 'large';
}

/** A thing by its picture, name and number, in one line of a table. */
export const Goods = ({ picture, name, number, size = 'row' }: Props) => (
  <span className={styles['goods']} data-size={size}>
    <Picture url={picture} size={size === 'large' ? 40 : 24} radius={size === 'large' ? 6 : 4} />
    <span className={styles['text']}>
      {name !== '' && (
        <span className={styles['name']} title={name}>
          {name}
        </span>
      )}
      <span className={styles['number']}>{number}</span>
    </span>
  </span>
);

import type { ReactNode } from 'react';
import { Picture } from '#web/ui/photos/picture.tsx';
import { isShoeSize } from '#contracts/item/kinds-of-goods.ts';
import styles from './unit-card.module.css';

interface Props {
  image: string;
  name: string;
  /** Below the name: SKU, owner. */
  line: ReactNode;
  code?: string | undefined;
  size: string;
  onClick?: (() => void) | undefined;
}

/** The thing in hand, so that it is recognised at a glance. */
export const UnitCard = ({ image, name, line, code, size, onClick }: Props) => {
  const Box = onClick ? 'button' : 'section';
  return (
    <Box className={styles['card']} {...(onClick && { type: 'button' as const, onClick })}>
      <Picture url={image} size={76} radius={10} />
      <span className={styles['text']}>
        <b>{name}</b>
        <span>{line}</span>
        {code && <span className={styles['code']}>{code}</span>}
      </span>
      <span className={styles['size']}>
        {isShoeSize(size) && <small>US</small>}
        <b>{size}</b>
      </span>
    </Box>
  );
};

import type { ReactNode } from 'react';
import { Picture } from '#web/ui/photos/picture.tsx';
import styles from './floor-rows.module.css';

export const FloorRows = ({ title, children }: { title?: ReactNode; children: ReactNode }) => (
  <section className={styles['rows']}>
    {title && <h2>{title}</h2>}
    {children}
  </section>
);

interface RowProps {
  /** Of the product, at the front. */
  image?: string | undefined;
  /** Something else at the front. */
  lead?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  end?: ReactNode;
  onClick?: (() => void) | undefined;
  /** Done, or not to be touched now. */
  dim?: boolean;
  /** Late work is the only tinted row. */
  tone?: 'late' | undefined;
}

/** A row for gloves: a thing, and what is to be known of it. */
export const FloorRow = ({ image, lead, title, text, end, onClick, dim = false, tone }: RowProps) => {
  const Box = onClick ? 'button' : 'div';
  return (
    <Box className={styles['row']} data-dim={dim} data-tone={tone} {...(onClick && { type: 'button' as const, onClick })}>
      {image === undefined ? lead : <Picture url={image} size={44} radius={8} />}
      <span className={styles['rowText']}>
        <b>{title}</b>
        {text && <span>{text}</span>}
      </span>
      {end && <span className={styles['rowEnd']}>{end}</span>}
    </Box>
  );
};

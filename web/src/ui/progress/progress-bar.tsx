import { Bar } from './bar.tsx';
import styles from './progress-bar.module.css';

interface Props {
  done: number;
  of: number;
  /** Behind the bar: how far, in words. */
  text: string;
  /** Nothing more is to come; by itself once all is done. */
  full?: boolean;
  /** `words` stand beside bars of one length, figures under one another. */
  says?: 'figures' | 'words';
}

/** How far something is. What was not counted beforehand is done as soon as there is any of it. */
export const ProgressBar = ({ done, of, text, full, says = 'figures' }: Props) => {
  const share = of === 0 ? Number(done > 0) : Math.min(1, done / of);
  return (
    <span className={styles['progress']} data-says={says}>
      <Bar
        share={share}
        className={styles['bar']}
        role="progressbar"
        aria-label={text}
        aria-valuemin={0}
        aria-valuemax={Math.max(of, done)}
        aria-valuenow={done}
        data-full={full ?? share === 1}
      />
      <small aria-hidden="true">{text}</small>
    </span>
  );
};

/** How much of a room is taken: no status, whatever the share. */
export const FillBar = (fill: Pick<Props, 'done' | 'of' | 'text'>) => (
  <span className={styles['fill']}>
    <ProgressBar {...fill} full={false} />
  </span>
);

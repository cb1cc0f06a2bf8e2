import styles from './segments.module.css';

/** One step of the work: done as it should be, done with something to know, refused, the one in hand, or to come. */
export type Mark = 'done' | 'attention' | 'refused' | 'now' | 'open';

/** More would be thinner than a gap. */
const MAX_SEGMENTS = 40;

export interface ProgressMarks {
  done: number;
  /** Unknown where nobody said what would come: only what is done shows. */
  total: number | undefined;
  marks: readonly Mark[];
  /** Beyond what was to be done: no progress, and told beside it. */
  extra?: number;
}

/** Progress that is read from two metres: one piece a unit, or one bar where there are too many. */
export const Segments = ({ done, total, marks }: ProgressMarks & { total: number }) =>
  marks.length <= MAX_SEGMENTS ? (
    <div className={styles['segments']} aria-hidden="true">
      {marks.map((mark, index) => (
        <span key={index} data-mark={mark} />
      ))}
    </div>
  ) : (
    <div className={styles['bar']} aria-hidden="true">
      <span style={{ width: `${Math.min(100, (done / Math.max(1, total)) * 100)}%` }} />
    </div>
  );

/** Marks of a piece of work: what was done, as it was done, then the one in hand, then the rest. */
export const marksOf = (doneMarks: readonly Mark[], total: number): Mark[] => [
  ...doneMarks,
  ...Array.from({ length: Math.max(0, total - doneMarks.length) }, (_, index): Mark => (index === 0 ? 'now' : 'open')),
];

import type { ReactNode } from 'react';
import styles from './page.module.css';

interface SectionProps {
  title?: ReactNode;
  count?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of a page: parted from the next by a line, not put in a box. */
export const Section = ({ title, count, aside, children }: SectionProps) => (
  <section className={styles['section']}>
    {title && (
      <div className={styles['sectionHead']}>
        <h2>{title}</h2>
        {count !== undefined && <span className={styles['sectionCount']}>{count}</span>}
        {aside && <span className={styles['sectionAside']}>{aside}</span>}
      </div>
    )}
    {children}
  </section>
);

export interface Fact {
  label: ReactNode;
  value: ReactNode;
  /** Of several lines: others stand in two rows beside it. */
  tall?: boolean;
}

/** Label over value, four beside one another. */
export const FactGrid = ({ facts }: { facts: readonly Fact[] }) => <Facts look="grid" facts={facts} />;

/** Label on the left, value on the right: for narrow columns. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => <Facts look="list" facts={facts} />;

const Facts = ({ look, facts }: { look: 'grid' | 'list'; facts: readonly Fact[] }) => (
  <dl className={styles[look]}>
    {facts.map(({ label, value, tall }, index) => (
      <div key={index} data-tall={tall}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

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

export interface DescriptionItem {
  label: ReactNode;
  value: ReactNode;
  /** Of several lines: others stand in two rows beside it. */
  tall?: boolean;
}

/** Label over value, four beside one another. */
export const DescriptionGrid = ({ items }: { items: readonly DescriptionItem[] }) => <Descriptions look="grid" items={items} />;

/** Label on the left, value on the right: for narrow columns. */
export const DescriptionList = ({ items }: { items: readonly DescriptionItem[] }) => <Descriptions look="list" items={items} />;

const Descriptions = ({ look, items }: { look: 'grid' | 'list'; items: readonly DescriptionItem[] }) => (
  <dl className={styles[look]}>
    {items.map(({ label, value, tall }, index) => (
      <div key={index} data-tall={tall}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

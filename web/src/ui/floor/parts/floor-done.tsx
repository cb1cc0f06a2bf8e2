import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './floor-done.module.css';

interface Props {
  icon: LucideIcon;
  /** Nothing was done: there is nothing to do, or the first scan is awaited. */
  tone?: 'done' | 'idle';
  title: string;
  /** What is to be known; false leaves a line out. */
  lines?: readonly ReactNode[];
  /** Where to go from here. */
  children?: ReactNode;
}

/** A piece of work is finished, or there is none: said large, with the next step below. */
export const FloorDone = ({ icon: Icon, tone = 'done', title, lines = [], children }: Props) => (
  <section className={styles['finished']} data-tone={tone}>
    <span>
      <Icon size={34} strokeWidth={1.8} aria-hidden />
    </span>
    <h2>{title}</h2>
    {lines.filter(Boolean).map((line, index) => (
      <p key={index}>{line}</p>
    ))}
    {children && <div>{children}</div>}
  </section>
);

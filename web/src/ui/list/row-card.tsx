import type { ReactNode } from 'react';
import styles from './row.module.css';

/** A row on a handheld, two to a line: what it is at the left, how it stands at the right. */
export const TwoColumnCard = ({ children }: { children: ReactNode }) => <span className={styles['pairs']}>{children}</span>;

/** A line of its own below the pairs, such as how far it is. */
export const FullRow = ({ children }: { children: ReactNode }) => <span className={styles['whole']}>{children}</span>;

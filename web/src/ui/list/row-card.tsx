import type { ReactNode } from 'react';
import styles from './row.module.css';

/** A row on a handheld, line under line. */
export const LinesCard = ({ children }: { children: ReactNode }) => <span className={styles['lines']}>{children}</span>;

/** A row on a handheld, two to a line: what it is at the left, how it stands at the right. */
export const PairsCard = ({ children }: { children: ReactNode }) => <span className={styles['pairs']}>{children}</span>;

import type { ReactNode } from 'react';
import styles from './row.module.css';

/** The buttons of a row, at its end. */
export const RowActions = ({ children }: { children: ReactNode }) => <span className={styles['actions']}>{children}</span>;

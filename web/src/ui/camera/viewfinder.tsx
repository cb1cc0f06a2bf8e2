import type { ReactNode } from 'react';
import styles from './viewfinder.module.css';

/** What the camera sees, or why it sees nothing. A low one leaves room for what is looked for below it. */
export const Viewfinder = ({ low = false, children }: { low?: boolean; children: ReactNode }) => (
  <div className={styles['finder']} data-low={low}>
    {children}
  </div>
);

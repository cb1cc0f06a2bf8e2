import type { ReactNode } from 'react';
import styles from './refusal.module.css';

/** What the server refused without naming a field, in its words. */
export const Refusal = ({ children }: { children: ReactNode }) => (
  <p className={styles['refusal']} role="alert">
    {children}
  </p>
);

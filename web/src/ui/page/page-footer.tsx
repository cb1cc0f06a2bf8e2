import type { ReactNode } from 'react';
import { KeyHints, type KeyHint } from '../keys/key-hints.tsx';
import styles from './page.module.css';

/** The line at the foot of a page: its keys on the left, paging or the last event on the right. */
export const PageFooter = ({ hints = [], children }: { hints?: readonly KeyHint[]; children?: ReactNode }) => (
  <footer className={styles['footer']}>
    <KeyHints hints={hints} />
    <div className={styles['footerEnd']}>{children}</div>
  </footer>
);

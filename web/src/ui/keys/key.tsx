import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, CornerDownLeft, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './keys.module.css';

/** Signs that the font lacks. */
const drawn: Readonly<Record<string, LucideIcon>> = { '↵': CornerDownLeft, '↑': ArrowUp, '↓': ArrowDown, '←': ArrowLeft, '→': ArrowRight };

/** One key, drawn as a key. */
export const Key = ({ children }: { children: ReactNode }) => {
  const Sign = typeof children === 'string' ? drawn[children] : undefined;
  return <kbd className={styles['key']}>{Sign ? <Sign size={11} strokeWidth={2.2} aria-label={String(children)} /> : children}</kbd>;
};

import { Inbox, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './states.module.css';

export interface EmptyProps {
  icon?: LucideIcon;
  /** What will be here. */
  title: string;
  text?: ReactNode;
  /** The first step. */
  action?: ReactNode;
}

export const EmptyState = ({ icon: Icon = Inbox, title, text, action }: EmptyProps) => (
  <section className={styles['state']}>
    <span className={styles['icon']}>
      <Icon size={20} strokeWidth={1.6} aria-hidden />
    </span>
    <h2>{title}</h2>
    {text && <p>{text}</p>}
    {action && <div className={styles['action']}>{action}</div>}
  </section>
);

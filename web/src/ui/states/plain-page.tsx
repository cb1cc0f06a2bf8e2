import type { ReactNode } from 'react';
import { Mark } from '../brand/mark.tsx';
import { PlainButton } from '../plain/plain-controls.tsx';
import styles from './plain-page.module.css';

interface Props {
  title: string;
  text?: ReactNode;
  action?: { label: string; onClick: () => void };
  children?: ReactNode;
}

/** A page that says one thing: not found, no permission, an outcome from outside. */
export const PlainPage = ({ title, text, action, children }: Props) => (
  <main className={styles['page']}>
    <Mark size={32} />
    <h1 className={styles['title']}>{title}</h1>
    {text && <p className={styles['text']}>{text}</p>}
    {children}
    {action && (
      <PlainButton solid size="large" onClick={action.onClick}>
        {action.label}
      </PlainButton>
    )}
  </main>
);

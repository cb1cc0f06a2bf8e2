import type { ReactNode } from 'react';
import { Mark } from '../brand/mark.tsx';
import { PlainButton } from '../plain/plain-controls.tsx';
import styles from './plain-page.module.css';

interface Props {
  title: string;
  text?: ReactNode;
  action?: { label: string; onClick: () => void };
  children?: ReactNode;
  /** Within the shell, which is the page around it. */
  inside?: boolean;
}

/** A page that says one thing: not found, no permission, an outcome from outside. */
export const PlainPage = ({ title, text, action, children, inside = false }: Props) => {
  const Root = inside ? 'section' : 'main';
  return (
    <Root className={styles['page']}>
      {!inside && <Mark size={32} />}
      <h1 className={styles['title']}>{title}</h1>
      {text && <p className={styles['text']}>{text}</p>}
      {children}
      {action && (
        <PlainButton solid size="large" onClick={action.onClick}>
          {action.label}
        </PlainButton>
      )}
    </Root>
  );
};

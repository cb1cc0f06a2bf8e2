import type { ReactNode } from 'react';
import { PlainButton } from '#web/ui/plain/plain-controls.tsx';
import styles from '../sign-in.module.css';

interface Props {
  title: string;
  subtitle: string;
  onSubmit: () => void;
  /** What the button says. */
  submitText: string;
  busy: boolean;
  /** The other ways in, below the button. */
  ways: ReactNode;
  children: ReactNode;
  below?: ReactNode;
}

/** The one form of the pages before a session: what it is, its fields, its button, and the other ways in. */
export const EntryForm = ({ title, subtitle, onSubmit, submitText, busy, ways, children, below }: Props) => (
  <form
    className={styles['form']}
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  >
    <h1 className={styles['title']}>{title}</h1>
    <p className={styles['subtitle']}>{subtitle}</p>
    {children}
    <div className={styles['submit']}>
      <PlainButton type="submit" solid size="large" disabled={busy} aria-busy={busy}>
        {submitText}
      </PlainButton>
    </div>
    <div className={styles['ways']}>{ways}</div>
    {below}
  </form>
);

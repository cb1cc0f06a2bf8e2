import { useId, type ReactNode } from 'react';
import styles from '../sign-in.module.css';

interface Props {
  label: string;
  /** Beside the label: a way out, such as a forgotten password. */
  aside?: ReactNode;
  error?: string | undefined;
  children: (field: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: boolean }) => ReactNode;
}

export const Field = ({ label, aside, error, children }: Props) => {
  const id = useId();
  return (
    <div className={styles['field']}>
      <div className={styles['label']}>
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      {children({ id, ...(error && { 'aria-describedby': `${id}-error`, 'aria-invalid': true }) })}
      {error && (
        <p id={`${id}-error`} role="alert" className={styles['error']}>
          {error}
        </p>
      )}
    </div>
  );
};

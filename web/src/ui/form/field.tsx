import { useId, type ReactNode } from 'react';
import styles from './field.module.css';

/** What ties a control to its label and its error. */
export interface ControlProps {
  id: string;
  status?: 'error';
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
}

interface Props {
  label: ReactNode;
  /** Beside the label, quieter: what is optional, what was recognised. */
  aside?: ReactNode;
  /** Under the control while nothing is wrong. */
  hint?: ReactNode;
  /** In words, the server's or the form's own. */
  error?: ReactNode;
  /** Marked, for all eyes and for a screen reader. */
  required?: boolean;
  wide?: boolean;
  children: (controlProps: ControlProps) => ReactNode;
}

/** A control with its label above and its error below. */
export const Field = ({ label, aside, hint, error, required = false, wide = false, children }: Props) => {
  const id = useId();
  return (
    <div className={`${styles['field']} ${wide ? styles['wide'] : ''}`}>
      <div className={styles['label']}>
        <label htmlFor={id} data-required={required}>
          {label}
        </label>
        {aside && <span className={styles['aside']}>{aside}</span>}
      </div>
      {children({
        id,
        ...(required && { 'aria-required': true }),
        ...(error && { status: 'error', 'aria-describedby': `${id}-error`, 'aria-invalid': true }),
      })}
      {error ? (
        <p id={`${id}-error`} role="alert" className={styles['error']}>
          {error}
        </p>
      ) : (
        hint && <p className={styles['hint']}>{hint}</p>
      )}
    </div>
  );
};

export const FieldGrid = ({ children }: { children: ReactNode }) => <div className={styles['grid']}>{children}</div>;

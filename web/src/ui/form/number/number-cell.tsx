import { useId } from 'react';
import styles from '../field.module.css';
import { NumberInput } from './number-input.tsx';
import type { NumberKind } from './number-kinds.ts';
import type { TypedNumber } from './read-number.ts';
import { useNumberText } from './use-number-text.ts';

interface Props {
  /** Said by a screen reader: the row around it is its label on screen. */
  label: string;
  /** In an empty field, where nothing beside it names it. */
  placeholder?: string;
  error?: string | undefined;
  kind: NumberKind;
  value: TypedNumber;
  onChange: (value: TypedNumber) => void;
  autoFocus?: boolean;
  size?: 'small' | 'middle';
  width?: number | string;
}

/** A number in a row or beside a button, and below it in words why it is not taken. */
export const NumberCell = ({ label, placeholder, error, kind, value, onChange, autoFocus = false, size = 'small', width = '100%' }: Props) => {
  const id = useId();
  const typed = useNumberText(kind, value, onChange);
  const wrong = typed.wrong ?? (value === 'wrong' ? undefined : error);
  return (
    <div className={styles['cell']} style={{ width }}>
      <NumberInput
        controlProps={{ id, ...(wrong && { status: 'error', 'aria-describedby': `${id}-error`, 'aria-invalid': true }) }}
        label={label}
        {...(placeholder && { placeholder })}
        kind={kind}
        typed={typed}
        autoFocus={autoFocus}
        size={size}
      />
      {wrong && (
        <p id={`${id}-error`} role="alert" className={styles['error']}>
          {wrong}
        </p>
      )}
    </div>
  );
};

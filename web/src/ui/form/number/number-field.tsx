import type { ReactNode } from 'react';
import { Field } from '../field.tsx';
import { NumberInput } from './number-input.tsx';
import type { NumberKind } from './number-kinds.ts';
import type { TypedNumber } from './read-number.ts';
import { useNumberText } from './use-number-text.ts';

interface Props {
  label: ReactNode;
  aside?: ReactNode;
  hint?: ReactNode;
  /** The server's words, or the form's. */
  error?: ReactNode;
  required?: boolean;
  kind: NumberKind;
  value: TypedNumber;
  onChange: (value: TypedNumber) => void;
  autoFocus?: boolean;
  width?: number | string;
}

/** A number with its label above, and below it in words why it is not taken. */
export const NumberField = ({ label, aside, hint, error, required = false, kind, value, onChange, autoFocus = false, width = '100%' }: Props) => {
  const typed = useNumberText(kind, value, onChange);
  return (
    <Field label={label} aside={aside} hint={hint} error={typed.wrong ?? (value === 'wrong' ? undefined : error)} required={required}>
      {(controlProps) => <NumberInput controlProps={controlProps} kind={kind} typed={typed} autoFocus={autoFocus} width={width} />}
    </Field>
  );
};

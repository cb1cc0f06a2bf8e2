import type { ComponentProps } from 'react';
import { MAX_NAME } from '#contracts/kernel/fields/typed-lengths.ts';
import { PlainInput } from '#web/ui/plain/plain-controls.tsx';
import { Field } from './field.tsx';

interface Props extends Omit<ComponentProps<typeof PlainInput>, 'onChange'> {
  label: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

export const TextField = ({ label, error, onChange, ...input }: Props) => (
  <Field label={label} error={error}>
    {(field) => <PlainInput {...field} maxLength={MAX_NAME} {...input} onChange={(event) => onChange(event.target.value)} />}
  </Field>
);

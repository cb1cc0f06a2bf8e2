import type { ComponentProps } from 'react';
import { PlainInput } from '#web/ui/plain/plain-controls.tsx';

interface Props extends Omit<ComponentProps<typeof PlainInput>, 'onChange' | 'style'> {
  onChange: (code: string) => void;
}

/** Its characters stand apart, to be compared one by one. */
export const CodeInput = ({ onChange, ...input }: Props) => (
  <PlainInput {...input} style={{ letterSpacing: '0.12em' }} onChange={(event) => onChange(event.target.value)} />
);

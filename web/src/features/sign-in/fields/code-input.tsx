import type { ComponentProps } from 'react';
import { PlainInput } from '#web/ui/plain/plain-controls.tsx';

interface Props extends Omit<ComponentProps<typeof PlainInput>, 'onChange' | 'style'> {
  change: (code: string) => void;
}

/** Its characters stand apart, to be compared one by one. */
export const CodeInput = ({ change, ...input }: Props) => (
  <PlainInput {...input} style={{ letterSpacing: '0.12em' }} onChange={(event) => change(event.target.value)} />
);

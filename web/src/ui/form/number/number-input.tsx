import { Input } from 'antd';
import { MAX_FIGURE } from '#contracts/kernel/fields/typed-lengths.ts';
import type { ControlProps } from '../field.tsx';
import type { NumberKind } from './number-kinds.ts';
import type { useNumberText } from './use-number-text.ts';

interface Props {
  controlProps: ControlProps;
  kind: NumberKind;
  typed: ReturnType<typeof useNumberText>;
  /** Names a field of a row, which has no label of its own. */
  label?: string;
  placeholder?: string;
  autoFocus?: boolean;
  size?: 'small' | 'middle';
  width?: number | string;
}

/** A text field: nothing in it is rounded, cut or moved to a bound. */
export const NumberInput = ({ controlProps, kind, typed, label, placeholder, autoFocus = false, size = 'middle', width = '100%' }: Props) => (
  <Input
    {...controlProps}
    {...(label && { 'aria-label': label })}
    {...(placeholder && { placeholder })}
    autoFocus={autoFocus}
    size={size}
    prefix={kind.prefix}
    suffix={kind.suffix}
    inputMode={kind.decimals === 0 ? 'numeric' : 'decimal'}
    autoComplete="off"
    maxLength={MAX_FIGURE}
    value={typed.text}
    onChange={(event) => typed.onType(event.target.value)}
    onBlur={typed.onLeave}
    style={{ width }}
  />
);

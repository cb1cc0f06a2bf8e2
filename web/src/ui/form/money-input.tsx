import { InputNumber } from 'antd';
import type { Tied } from './field.tsx';

interface Props {
  /** The field around it; a row of a table has none and names itself. */
  tied?: Tied;
  label?: string;
  /** Integer cents; null while nothing is typed. */
  cents: number | null;
  change: (cents: number | null) => void;
  least?: number;
  most: number;
  autoFocus?: boolean;
  size?: 'small' | 'middle';
  width?: number | string;
}

/** An amount of money: dollars are typed, integer cents come out. */
export const MoneyInput = ({ tied, label, cents, change, least = 0, most, autoFocus = false, size = 'middle', width = '100%' }: Props) => (
  <InputNumber
    {...tied}
    {...(label && { 'aria-label': label })}
    autoFocus={autoFocus}
    size={size}
    prefix="$"
    min={least / 100}
    max={most / 100}
    precision={2}
    controls={false}
    value={cents === null ? null : cents / 100}
    onChange={(dollars) => change(dollars === null ? null : Math.round(dollars * 100))}
    style={{ width }}
  />
);

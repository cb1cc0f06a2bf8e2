import type { ComponentProps } from 'react';
import styles from './plain.module.css';

/** Controls that look like antd's for the pages that open before antd is loaded. */

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  solid?: boolean;
  size?: 'small' | 'middle' | 'large';
}

export const PlainButton = ({ solid = false, size = 'middle', ...button }: ButtonProps) => (
  <button type="button" {...button} className={styles['button']} data-solid={solid} data-size={size} />
);

export const PlainInput = (input: Omit<ComponentProps<'input'>, 'className'>) => <input {...input} className={styles['input']} />;

interface TickProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export const PlainTick = ({ label, checked, onChange }: TickProps) => (
  <label className={styles['tick']}>
    <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
    {label}
  </label>
);

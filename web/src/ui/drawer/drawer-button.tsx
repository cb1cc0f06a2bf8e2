import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './drawer.module.css';

interface Props extends ComponentProps<'button'> {
  icon: LucideIcon;
  label: string;
  /** The key that does the same. */
  keyName?: string;
}

/** A button in the bar of a drawer. The kit's menus put their handlers on it. */
export const DrawerButton = ({ icon: Icon, label, keyName, ...button }: Props) => (
  <button type="button" {...button} className={styles['icon']} aria-label={label} title={keyName ? `${label} (${keyName})` : label}>
    <Icon size={16} strokeWidth={1.8} aria-hidden />
  </button>
);

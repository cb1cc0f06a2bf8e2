import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './icon-button.module.css';

interface Props extends Omit<ComponentProps<'button'>, 'children' | 'className' | 'type' | 'aria-label'> {
  icon: LucideIcon;
  /** What it does, for who cannot see the icon. */
  label: string;
  /** The key that does the same. */
  keyName?: string;
}

/** A quiet button that is its icon. antd's menus put their handlers on it. */
export const IconButton = ({ icon: Icon, label, keyName, ...button }: Props) => (
  <button {...button} type="button" className={styles['button']} aria-label={label} title={keyName ? `${label} (${keyName})` : label}>
    <Icon size={16} strokeWidth={1.8} aria-hidden />
  </button>
);

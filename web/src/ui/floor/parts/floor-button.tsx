import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Key } from '#web/ui/keys/key.tsx';
import { useKeys } from '#web/ui/keys/use-keys.ts';
import styles from './floor-button.module.css';

interface Props {
  icon?: LucideIcon;
  children: ReactNode;
  onClick(): void;
  disabled?: boolean;
  tone?: 'next' | 'plain' | 'danger';
  /** The key that presses it too; Enter for the next step. */
  keys?: string | undefined;
  keyLabel?: string;
}

/** A button for gloves. The next step is solid and is pressed by Enter. */
export const FloorButton = ({
  icon: Icon,
  children,
  onClick,
  disabled = false,
  tone = 'plain',
  keys = tone === 'next' ? 'Enter' : undefined,
  keyLabel,
}: Props) => {
  useKeys(keys && !disabled ? [{ keys, ...(keyLabel && { label: keyLabel }), run: onClick, always: keys === 'Escape' }] : []);
  return (
    <button type="button" className={styles['button']} data-tone={tone} disabled={disabled} onClick={onClick}>
      {Icon && <Icon size={22} strokeWidth={1.8} aria-hidden />}
      {children}
      {keys && (
        <span className={styles['hint']} aria-hidden="true">
          <Key>{signs[keys] ?? keys.toUpperCase()}</Key>
        </span>
      )}
    </button>
  );
};

const signs: Readonly<Record<string, string>> = { Enter: '↵', Escape: 'Esc' };

/** Buttons side by side, all as wide. */
export const FloorButtons = ({ children }: { children: ReactNode }) => <div className={styles['buttons']}>{children}</div>;

import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Tone } from '#contracts/item/item-states.ts';
import styles from './status-tag.module.css';
import { toneIcons } from './tones.ts';

interface Props {
  tone: Tone;
  children: ReactNode;
  /** Another icon than the meaning's own. */
  icon?: LucideIcon;
}

/** A status in words, with the colour and the icon of its meaning: never colour alone. */
export const StatusTag = ({ tone, children, icon: Icon = toneIcons[tone] }: Props) => (
  <span className={styles['tag']} data-tone={tone}>
    <Icon size={13} strokeWidth={2} aria-hidden />
    {children}
  </span>
);

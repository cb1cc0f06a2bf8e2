import { Check, Clock, Loader, Minus, X, type LucideIcon } from 'lucide-react';
import type { Tone } from '#contracts/item/item-states.ts';

/** One icon for each of the five meanings. */
export const toneIcons: Readonly<Record<Tone, LucideIcon>> = { waiting: Clock, progress: Loader, done: Check, refused: X, cancelled: Minus };

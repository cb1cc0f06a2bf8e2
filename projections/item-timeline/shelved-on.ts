import { dayOf } from '#contracts/kernel/date-range.ts';
import type { FoundItem } from './queries.ts';

/** The day of its first shelving, in the warehouse's zone. */
export const shelvedOn = ({ shelved_at, time_zone }: Pick<FoundItem, 'shelved_at' | 'time_zone'>): string | null =>
  shelved_at === null ? null : dayOf(shelved_at, time_zone);

import dayjs from 'dayjs';
import type { TimelineEntry } from '#contracts/item/item-queries.ts';

export interface TimelineStep {
  entry: TimelineEntry;
  /** Milliseconds since the step before; undefined for the first of all. */
  since: number | undefined;
}

export interface TimelineDay {
  /** `YYYY-MM-DD` in the viewer's zone. */
  day: string;
  steps: TimelineStep[];
}

/** Newest first, grouped by the viewer's days, each step with the time since the one before it. */
export const timelineDays = (newestFirst: readonly TimelineEntry[]): TimelineDay[] => {
  const days: TimelineDay[] = [];
  newestFirst.forEach((entry, index) => {
    const day = dayjs(entry.gmtCreate).format('YYYY-MM-DD');
    const before = newestFirst[index + 1];
    const step = { entry, since: before && Date.parse(entry.gmtCreate) - Date.parse(before.gmtCreate) };
    const last = days.at(-1);
    if (last?.day === day) last.steps.push(step);
    else days.push({ day, steps: [step] });
  });
  return days;
};

/** Whole days between a day and the present one; 0 is today. */
export const daysAgo = (day: string, now: Date): number => dayjs(now).startOf('day').diff(dayjs(day), 'day');

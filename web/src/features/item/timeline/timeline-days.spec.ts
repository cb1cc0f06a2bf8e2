import { describe, expect, it } from 'vitest';
import type { TimelineEntry } from '#contracts/item/item-queries.ts';
import { daysAgo, timelineDays } from './timeline-days.ts';

const at = (gmtCreate: string): TimelineEntry => ({ id: gmtCreate, gmtCreate }) as TimelineEntry;

describe('Rule: a timeline is grouped by day, newest first', () => {
  const days = timelineDays([at('2026-11-20T15:42:05Z'), at('2026-11-20T15:27:35Z'), at('2026-10-17T15:22:09Z')]);

  it('opens a group for each day', () => {
    expect(days.map(({ steps }) => steps.length)).toEqual([2, 1]);
  });

  it('says how long each step took, but for the first', () => {
    expect(days[0]!.steps[0]!.since).toBe(14.5 * 60_000);
    expect(days[0]!.steps[1]!.since).toBe(34 * 86_400_000 + 326_000);
    expect(days[1]!.steps[0]!.since).toBeUndefined();
  });

  it('counts days by the calendar, not by hours', () => {
    expect(daysAgo('2026-11-20', new Date(2026, 10, 20, 0, 1))).toBe(0);
    expect(daysAgo('2026-10-17', new Date(2026, 10, 20, 23, 59))).toBe(34);
  });
});

import { describe, expect, it } from 'vitest';
import { usualPlan } from './shift-plan.ts';
import { shareOver, shiftAt, shiftsOn } from './shifts.ts';

const newark = 'America/New_York';
const at = (text: string): Date => new Date(text);
const named = ({ day, from, begins, until }: ReturnType<typeof shiftAt>) => [day, from, begins.toISOString(), until.toISOString()];

describe('Rule: what is done belongs to the shift that began last, by the clock of the warehouse', () => {
  it('in the middle of it', () => {
    expect(named(shiftAt(usualPlan.shifts, at('2026-11-20T17:00:00Z'), newark))).toEqual([
      '2026-11-20',
      '06:00',
      '2026-11-20T11:00:00.000Z',
      '2026-11-20T19:00:00.000Z',
    ]);
  });

  it('to the minute at which the next begins', () => {
    expect(shiftAt(usualPlan.shifts, at('2026-11-20T18:59:59Z'), newark).from).toBe('06:00');
    expect(shiftAt(usualPlan.shifts, at('2026-11-20T19:00:00Z'), newark).from).toBe('14:00');
  });

  it('over midnight', () => {
    expect(named(shiftAt(usualPlan.shifts, at('2026-11-20T08:00:00Z'), newark))).toEqual([
      '2026-11-19',
      '22:00',
      '2026-11-20T03:00:00.000Z',
      '2026-11-20T11:00:00.000Z',
    ]);
  });

  it('also after its end, where no other follows at once', () => {
    const day = [{ from: '08:00', to: '17:00' }];
    const late = shiftAt(day, at('2026-11-21T02:00:00Z'), newark);
    expect(named(late)).toEqual(['2026-11-20', '08:00', '2026-11-20T13:00:00.000Z', '2026-11-21T13:00:00.000Z']);
    expect(shareOver(late, at('2026-11-21T02:00:00Z'))).toBe(1);
  });

  it('of which one is an hour longer when the clocks go back', () => {
    const [, , night] = shiftsOn(usualPlan.shifts, '2026-10-31', newark);
    expect(night!.ends.getTime() - night!.begins.getTime()).toBe(9 * 3_600_000);
  });
});

describe('Rule: a shift is over by as much of its hours as have passed', () => {
  it('from nothing to all of it', () => {
    const shift = shiftAt(usualPlan.shifts, at('2026-11-20T13:00:00Z'), newark);
    expect(shareOver(shift, at('2026-11-20T13:00:00Z'))).toBe(0.25);
    expect(shareOver(shift, at('2026-11-20T10:00:00Z'))).toBe(0);
  });
});

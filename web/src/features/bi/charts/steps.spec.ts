import { describe, expect, it } from 'vitest';
import type { Bi } from '#contracts/bi/bi-queries.ts';
import { addDays } from '#contracts/kernel/lists/date-range.ts';
import { otherChangesOf, stepsOf } from './steps.ts';

type Day = Bi['days'][number];

const daysFrom = (first: string, count: number, part: Partial<Day> = {}): Day[] =>
  Array.from({ length: count }, (_, index) => ({
    day: addDays(first, index),
    sales: 100,
    profit: 10,
    inbound: 1,
    inspected: 0,
    shelved: 0,
    outbound: 2,
    orders: 0,
    stock: index,
    ...part,
  }));
const range = (count: number) => ({ days: daysFrom('2026-09-01', count), daysBefore: daysFrom(addDays('2026-09-01', -count), count, { sales: 50 }) });

describe('Rule: a long range is drawn by weeks', () => {
  it('by days up to 45 of them', () => {
    const steps = stepsOf(range(45));
    expect(steps).toHaveLength(45);
    expect(steps[0]).toEqual({
      from: '2026-09-01',
      to: '2026-09-01',
      inbound: 1,
      outbound: 2,
      sales: 100,
      profit: 10,
      stock: 0,
      inboundBefore: 1,
      outboundBefore: 2,
      salesBefore: 50,
    });
  });

  it('by weeks beyond, the last of them whole, which add up to the days', () => {
    const steps = stepsOf(range(90));
    expect(steps).toHaveLength(13);
    expect(steps[0]).toMatchObject({ from: '2026-09-01', to: '2026-09-06', inbound: 6 });
    expect(steps.at(-1)).toMatchObject({ from: '2026-11-23', to: '2026-11-29', inbound: 7, sales: 700, salesBefore: 350, stock: 89 });
    expect(steps.reduce((sum, { sales }) => sum + sales, 0)).toBe(9_000);
  });
});

describe('Rule: the stock of a day is that of the day before with all that changed it', () => {
  it('rolls forward from the period before', () => {
    const { days, daysBefore } = { days: daysFrom('2026-09-02', 2), daysBefore: daysFrom('2026-09-01', 1, { stock: 5 }) };
    const stock = [6, 5];
    const rolled = days.map((day, index) => ({ ...day, stock: stock[index]! }));
    expect(otherChangesOf({ days: rolled, daysBefore })).toEqual([2, 0]);
  });
});

import { describe, expect, it } from 'vitest';
import { paceOf, type Pace } from '#tests/simulate/pace.ts';

/** Turns taken when asked every ten milliseconds. */
const turnsBetween = (pace: Pace, from: number, until: number): number => {
  let turns = 0;
  for (let now = from; now < until; now += 10) while (pace.turn(now)) turns++;
  return turns;
};

describe('Rule: commands begin at an even rate', () => {
  it.each([1, 20, 90])('%i a second', (rate) => {
    expect(Math.abs(turnsBetween(paceOf(rate, 0), 0, 10_000) - rate * 10)).toBeLessThanOrEqual(1);
  });

  it('the first at once', () => expect(paceOf(1, 500).turn(500)).toBe(true));

  it('and after a pause without a burst', () => {
    const pace = paceOf(20, 0);
    expect(turnsBetween(pace, 60_000, 60_010)).toBe(5);
  });
});

import { describe, expect, it } from 'vitest';
import { elapsed } from './elapsed.ts';

describe('Rule: a running clock counts days apart', () => {
  it.each([
    [873_400, { days: 0, clock: '00:14:33' }],
    [34 * 86_400_000 + 69_579_000, { days: 34, clock: '19:19:39' }],
    [-5, { days: 0, clock: '00:00:00' }],
  ])('%i ms', (milliseconds, shown) => {
    expect(elapsed(milliseconds)).toEqual(shown);
  });
});

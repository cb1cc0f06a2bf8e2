import { describe, expect, it } from 'vitest';
import { receivedAsForecast } from './received-text.ts';

describe('Rule: what came over the forecast makes up for nothing that is short', () => {
  it.each([
    ['14 of 17, and 1 that nobody forecast', { received: 15, over: 1, quantity: 17 }, 14],
    ['all of it', { received: 17, over: 0, quantity: 17 }, 17],
    ['an unclaimed parcel, of which nothing was forecast', { received: 3, over: 3, quantity: 0 }, 3],
  ])('%s', (_what, row, received) => {
    expect(receivedAsForecast(row)).toBe(received);
  });
});

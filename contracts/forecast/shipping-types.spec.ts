import { describe, expect, it } from 'vitest';
import { travelWay, travelWays } from './shipping-types.ts';

describe('Rule: a list numbers three ways in which parcels travel (R4.14)', () => {
  it.each([
    ['express', 'scheduled', 1],
    ['truck', 'received', 1],
    ['dropoff', 'scheduled', 2],
    ['dropoff', 'returned', 3],
    [null, 'returned', 3],
  ] as const)('%s, %s: %i', (shippingType, status, number) => {
    expect(travelWays[travelWay({ shippingType, status })!].number).toBe(number);
  });

  it('and none where nobody said how it travels', () => expect(travelWay({ shippingType: null, status: 'received' })).toBeUndefined());
});

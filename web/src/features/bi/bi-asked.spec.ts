import { describe, expect, it } from 'vitest';
import { biAsked, correctedRange, correctedWarehouse, isSameQuestion, periodBefore } from './bi-asked.ts';

const asked = (query: string) => biAsked(new URLSearchParams(query), '2026-11-20');

describe('Rule: the address holds what the figures are asked', () => {
  it.each([
    ['', '2026-10-22', '2026-11-20', 30],
    ['days=7', '2026-11-14', '2026-11-20', 7],
    ['from=2026-11-01&to=2026-11-03', '2026-11-01', '2026-11-03', undefined],
  ])('%s is a range', (query, from, to, preset) => {
    expect(asked(query)).toMatchObject({ from, to, preset });
  });

  it.each(['days=8', 'from=2026-11-03&to=2026-11-01', 'from=2026-11-03', 'from=today&to=tomorrow', 'from=2024-01-01&to=2026-11-01'])(
    'takes thirty days for %s',
    (query) => {
      expect(asked(query)).toMatchObject({ from: '2026-10-22', to: '2026-11-20', preset: 30 });
    },
  );

  it('narrows to a warehouse and a shop', () => {
    expect(asked('wareId=EWR-1&shopId=7&compare')).toMatchObject({ wareId: 'EWR-1', shopId: '7', compare: true });
  });
});

describe('Rule: figures stand under the filters that they answer', () => {
  it.each(['days=7', 'wareId=LAX-2', 'shopId=8', ''])('not under %s', (query) => {
    expect(isSameQuestion(asked('wareId=EWR-1&shopId=7'), asked(query))).toBe(false);
  });

  it('however the range was chosen, with or without the period before', () => {
    expect(isSameQuestion(asked('wareId=EWR-1'), asked('wareId=EWR-1&from=2026-10-22&to=2026-11-20&compare'))).toBe(true);
  });
});

describe('Rule: the period before is said before the figures come', () => {
  it.each([
    ['2026-11-20', '2026-11-20', '2026-11-19', '2026-11-19'],
    ['2026-10-22', '2026-11-20', '2026-09-22', '2026-10-21'],
  ])('of %s to %s', (from, to, first, last) => {
    expect(periodBefore({ from, to })).toEqual({ from: first, to: last });
  });
});

describe('Rule: an address that cannot be asked is corrected to what is shown', () => {
  const corrected = (query: string) => correctedRange(new URLSearchParams(query), asked(query));

  it.each(['from=2026-11-03&to=2026-11-01', 'from=abc', 'days=99999', 'from=2020-01-01&to=2026-11-01', 'days=7&to=x'])('%s', (query) => {
    expect(corrected(query)).toEqual({ from: undefined, to: undefined, days: query.startsWith('days=7') ? '7' : '30' });
  });

  it('of a range and a length beside it, the range stands', () => {
    expect(corrected('from=2026-11-01&to=2026-11-03&days=7')).toEqual({ from: '2026-11-01', to: '2026-11-03', days: undefined });
  });

  it.each(['', 'days=90', 'from=2026-11-01&to=2026-11-03', 'wareId=EWR-1'])('and a right one stays: %s', (query) => {
    expect(corrected(query)).toBeUndefined();
  });

  it('without a warehouse that there is not, once it is known which there are', () => {
    const warehouses = [{ id: 'EWR-1' }, { id: 'LAX-2' }];
    expect(correctedWarehouse(asked('wareId=NOPE'), warehouses)).toEqual({ wareId: undefined });
    expect([asked('wareId=LAX-2'), asked('')].map((right) => correctedWarehouse(right, warehouses))).toEqual([undefined, undefined]);
    expect(correctedWarehouse(asked('wareId=NOPE'), [])).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import type { ListableItem } from '#contracts/listings/listing-queries.ts';
import { bodyOf, offerKey, offersOf, readyOffers } from './offers.ts';

const item = (oneId: string, more: Partial<ListableItem> = {}): ListableItem => ({
  oneId,
  sku: 'DD1391-100',
  spec: '9',
  brand: 'Nike',
  remarks: 'Dunk Low Panda',
  img: '',
  state: 'available',
  costPrice: null,
  refusal: null,
  channels: [
    { channel: 'stockMarket', refusal: null, lowestCents: 21_200, gmtLowest: null },
    { channel: 'auction', refusal: { error: 'ListedAlready', msg: 'listed already' }, lowestCents: null, gmtLowest: null },
  ],
  ...more,
});

describe('Rule: only what can be listed and has a price is published', () => {
  const items = [item('A'), item('B'), item('C', { refusal: { error: 'ItemHasIssue', msg: 'not qualified' } })];
  const offers = offersOf(items, ['stockMarket', 'auction']);
  const prices = { [offerKey('A', 'stockMarket')]: 21_100, [offerKey('A', 'auction')]: 21_100, [offerKey('C', 'stockMarket')]: 1 };

  it('says of each why it cannot be', () => {
    expect(offers.map(({ oneId, channel, refusal }) => [oneId, channel, refusal])).toEqual([
      ['A', 'stockMarket', null],
      ['A', 'auction', 'listed already'],
      ['B', 'stockMarket', null],
      ['B', 'auction', 'listed already'],
      ['C', 'stockMarket', 'not qualified'],
      ['C', 'auction', 'not qualified'],
    ]);
  });

  it('and leaves those out, and what has no price yet', () => {
    const { ready, missing } = readyOffers(offers, prices);
    expect(missing.map(({ oneId }) => oneId)).toEqual(['B']);
    expect(bodyOf(ready, prices, null)).toEqual({ items: [{ oneId: 'A', on: [{ channel: 'stockMarket', priceCents: 21_100 }] }] });
  });
});

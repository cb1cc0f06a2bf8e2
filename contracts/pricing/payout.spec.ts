import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChannelKind } from '../channels/channel-kinds.ts';
import { feeTableSchema, type FeeTable } from './fee-table.ts';
import { feesOf, payoutOf, priceFor } from './payout.ts';
import { feesAt, publishedFees, type FeeRow } from './published-fees.ts';

const feesOfChannel = (channel: ChannelKind): FeeTable => publishedFees.find((row) => row.channel === channel)!.fees;
const dollars = { incCents: 100 };

describe('Rule: a payout is the price without the lines of its band, each rounded half up to a cent', () => {
  it.each<[ChannelKind, number]>([
    ['stockMarket', 18_656],
    ['kickExchange', 18_144],
    ['ticketKicks', 18_144],
    ['auction', 19_504],
    ['asiaMarket', 19_080],
    ['shortVideo', 19_928],
    ['b2b', 21_200],
  ])('$212 on %s', (channel, cents) => expect(payoutOf(feesOfChannel(channel), 21_200)).toBe(cents));

  it('says what each line keeps', () => {
    expect(feesOf(feesOfChannel('stockMarket'), 21_200)).toEqual([
      { name: 'transaction', cents: 1_908 },
      { name: 'processing', cents: 636 },
    ]);
    expect(feesOf(feesOfChannel('asiaMarket'), 1_100_000)).toEqual([{ name: 'commission', cents: 3_300 }]);
  });
});

describe('Rule: the price for a payout is the lowest on the grid that pays it', () => {
  it('is 211 where 210 pays 184.80', () => expect(priceFor(feesOfChannel('stockMarket'), 18_500, dollars)).toBe(21_100));

  it('jumps with the bands: $149.99 pays less than $135, $150 more', () => {
    expect(payoutOf(feesOfChannel('auction'), 14_999)).toBe(12_919);
    expect(priceFor(feesOfChannel('auction'), 13_500, dollars)).toBe(15_000);
  });

  const bruteForce = (fees: FeeTable, payout: number, incCents: number): number => {
    let price = incCents;
    while (payoutOf(fees, price) < payout) price += incCents;
    return price;
  };

  it('is what trying every price finds, for all channels', () => {
    for (const { fees } of publishedFees)
      for (const incCents of [1, 100])
        for (let payout = 1; payout < 40_000; payout += 1_777) expect(priceFor(fees, payout, { incCents })).toBe(bruteForce(fees, payout, incCents));
  });

  const line = fc.record(
    {
      name: fc.constantFrom('transaction' as const, 'cashOut' as const),
      on: fc.constantFrom('price' as const, 'rest' as const),
      ppm: fc.integer({ min: 0, max: 220_000 }),
      fixedCents: fc.integer({ min: 0, max: 900 }),
      minCents: fc.integer({ min: 0, max: 600 }),
      maxCents: fc.integer({ min: 600, max: 3_000 }),
    },
    { requiredKeys: ['name', 'on', 'ppm'] },
  );
  const tables = fc
    .tuple(
      fc.uniqueArray(fc.integer({ min: 500, max: 20_000 }), { maxLength: 3 }),
      fc.array(fc.array(line, { maxLength: 4 }), { minLength: 4, maxLength: 4 }),
    )
    .map(([bounds, lines]): FeeTable => [
      ...bounds.toSorted((one, other) => one - other).map((belowCents, index) => ({ belowCents, lines: lines[index]! })),
      { lines: lines[3]! },
    ]);

  it('is what trying every price finds, for any table', () =>
    fc.assert(
      fc.property(tables, fc.integer({ min: 1, max: 30_000 }), fc.constantFrom(1, 25, 100), (fees, payout, incCents) => {
        expect(feeTableSchema.safeParse(fees).success).toBe(true);
        expect(priceFor(fees, payout, { incCents })).toBe(bruteForce(fees, payout, incCents));
      }),
      { numRuns: 150 },
    ));
});

describe('Rule: a fee table covers every price and leaves the seller something', () => {
  it.each<[unknown, string]>([
    [[{ belowCents: 100, lines: [] }], 'FeeBandsOutOfOrder'],
    [[{ lines: [] }, { lines: [] }], 'FeeBandsOutOfOrder'],
    [[{ belowCents: 500, lines: [] }, { belowCents: 500, lines: [] }, { lines: [] }], 'FeeBandsOutOfOrder'],
    [
      [
        {
          lines: [
            { name: 'transaction', on: 'price', ppm: 500_000 },
            { name: 'seller', on: 'rest', ppm: 500_000 },
          ],
        },
      ],
      'FeesTakeAll',
    ],
    [[{ lines: [{ name: 'transaction', on: 'price', ppm: 1, minCents: 5, maxCents: 4 }] }], 'LeastAboveMost'],
  ])('%j is refused', (fees, error) => expect(feeTableSchema.safeParse(fees).error?.issues[0]?.message).toBe(error));
});

describe("Rule: a merchant's own fees stand in the place of those for all, each from its day on", () => {
  const row = (shopId: number | null, from: string, version: number): FeeRow => ({ channel: 'market', shopId, from, version, fees: [{ lines: [] }] });
  const rows = [
    row(null, '2026-01-01', 0),
    row(null, '2026-05-01', 1),
    row(7, '2026-03-01', 2),
    row(7, '2026-03-01', 3),
    { ...row(null, '2026-01-01', 9), channel: 'b2b' as const },
  ];
  it.each([
    [8, '2026-04-30', 0],
    [8, '2026-05-01', 1],
    [7, '2026-02-28', 0],
    [7, '2026-06-01', 3],
    [7, '2025-12-31', undefined],
  ])('shop %s on %s', (shopId, day, version) => expect(feesAt(rows, { channel: 'market', shopId }, day)?.version).toBe(version));
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pricingInput } from '#tests/support/pricing-input.ts';
import { decide } from './decide.ts';
import type { MarketQuote } from './market-quote.ts';
import type { PausedFor } from './explanation.ts';
import type { PricingRule } from './pricing-modes.ts';

interface Seller {
  rule: PricingRule;
  priceCents: number;
  userCents: number;
  pausedFor: PausedFor | null;
  /** Rounds that the quotes are late by the time they reach this seller. */
  delay: number;
}

const ROUND_MS = 16 * 60_000;
const MAX_ROUNDS = 60;

const bookOf = (sellers: readonly Seller[]): Pick<MarketQuote, 'asks' | 'lowestCents'> => {
  const counts = new Map<number, number>();
  for (const { priceCents } of sellers) counts.set(priceCents, (counts.get(priceCents) ?? 0) + 1);
  const asks = [...counts].map(([cents, count]) => ({ cents, count })).toSorted((one, other) => one.cents - other.cents);
  return { asks, lowestCents: asks[0]!.cents };
};

interface Run {
  sellers: Seller[];
  changes: number;
  hasSettled: boolean;
}

/** Lets the sellers look at one another's prices, in the order given, until nobody moves. Each is a shop of its own. */
const played = (sellers: readonly Seller[], depth: 'book' | 'top', check: (seller: Seller, floorCents: number | null) => void): Run => {
  const now: Seller[] = sellers.map((seller) => ({ ...seller }));
  const books = [bookOf(now)];
  let changes = 0;
  let quiet = 0;
  for (let round = 1; round <= MAX_ROUNDS; round++) {
    let moved = false;
    for (const seller of now) {
      const seen = books[Math.max(0, books.length - 1 - seller.delay)]!;
      const atMs = round * ROUND_MS;
      const { result, floor } = decide(
        pricingInput({
          rule: seller.rule,
          listing: { priceCents: seller.priceCents, userCents: seller.userCents, pausedFor: seller.pausedFor, liveSinceMs: 0, changedAtMs: null },
          own: [seller.priceCents],
          quote: { ...seen, depth, asOfMs: atMs, highestBidCents: null },
          atMs,
          costCents: 15_000,
        }),
      );
      if (result.do === 'change') {
        seller.priceCents = result.toCents;
        if (seller.pausedFor === 'limitReached') seller.pausedFor = null;
        changes += 1;
        moved = true;
      }
      if (result.do === 'pause') {
        seller.pausedFor = result.why;
        moved = true;
      }
      check(seller, result.do === 'change' ? floor!.cents : null);
    }
    books.push(bookOf(now));
    quiet = moved ? 0 : quiet + 1;
    if (quiet > 4) return { sellers: now, changes, hasSettled: true };
  }
  return { sellers: now, changes, hasSettled: false };
};

const priceArb = fc.integer({ min: 150, max: 260 }).map((dollars) => dollars * 100);
const followerArb: fc.Arbitrary<PricingRule> = fc.oneof(
  fc.record({ mode: fc.constant('matchLowest' as const), limitCents: priceArb }),
  fc.record({ mode: fc.constant('undercutLowest' as const), limitCents: priceArb }),
  fc.constant({ mode: 'fiveDollarProtection' as const }),
);
const anyRuleArb: fc.Arbitrary<PricingRule> = fc.oneof(
  followerArb,
  fc.record({ mode: fc.constant('minimumPayout' as const), payoutCents: priceArb, followUp: fc.boolean() }),
  fc.record({ mode: fc.constant('profitControl' as const), profitCents: fc.integer({ min: 0, max: 9_000 }) }),
  fc.record({ mode: fc.constant('liquidate' as const), bottomCents: priceArb }),
);
const sellersOf = (rules: fc.Arbitrary<PricingRule>) =>
  fc.array(
    fc
      .record({ rule: rules, priceCents: priceArb, delay: fc.integer({ min: 0, max: 3 }) })
      .map(({ rule, priceCents, delay }): Seller => ({ rule, priceCents, userCents: priceCents, pausedFor: null, delay })),
    { minLength: 1, maxLength: 8 },
  );
const depthArb = fc.constantFrom('book' as const, 'top' as const);

describe('Rule: automatic prices come to rest', () => {
  it('within $5 of what a person set, for those that follow the market alone', () =>
    fc.assert(
      fc.property(sellersOf(followerArb), depthArb, (sellers, depth) => {
        played(sellers, depth, ({ priceCents, userCents }) => expect(Math.abs(priceCents - userCents)).toBeLessThanOrEqual(500));
      }),
      { numRuns: 300 },
    ));

  it('never below the floor, whoever the others are, however late their prices are seen', () =>
    fc.assert(
      fc.property(sellersOf(anyRuleArb), depthArb, (sellers, depth) => {
        played(sellers, depth, ({ priceCents }, floorCents) => {
          if (floorCents !== null) expect(priceCents).toBeGreaterThanOrEqual(floorCents);
          expect(priceCents).toBeGreaterThanOrEqual(1_000);
        });
      }),
      { numRuns: 300 },
    ));

  it('two undercutters stop within a few changes', () => {
    const limit = { mode: 'undercutLowest', limitCents: 10_000 } as const;
    const seller = (priceCents: number): Seller => ({ rule: limit, priceCents, userCents: priceCents, pausedFor: null, delay: 0 });
    const two = played([seller(21_400), seller(21_500)], 'book', () => {});
    expect(two.hasSettled).toBe(true);
    expect(two.changes).toBeLessThanOrEqual(10);
    const ten = played(
      Array.from({ length: 10 }, (_, index) => seller(21_400 + index * 100)),
      'book',
      () => {},
    );
    expect(ten.hasSettled).toBe(true);
    expect(ten.changes).toBeLessThanOrEqual(50);
  });

  it('one seller alone in a quote that shows its own price never moves', () => {
    const alone: Seller = { rule: { mode: 'undercutLowest', limitCents: 1_000 }, priceCents: 21_400, userCents: 21_400, pausedFor: null, delay: 0 };
    expect(played([alone], 'top', () => {}).changes).toBe(0);
    expect(played([alone], 'book', () => {}).changes).toBe(0);
  });

  it('two listings of one shop sit at one price', () => {
    const others = [{ cents: 21_200, count: 1 }];
    const prices = [21_400, 21_900].map((priceCents) => {
      const quote = { asks: [...others, { cents: 21_400, count: 1 }, { cents: 21_900, count: 1 }], lowestCents: 21_200 };
      const rule = { mode: 'undercutLowest', limitCents: 10_000 } as const;
      const { result } = decide(pricingInput({ rule, own: [21_400, 21_900], quote, listing: { priceCents, userCents: 21_400 } }));
      return result.do === 'change' ? result.toCents : priceCents;
    });
    expect(prices).toEqual([21_100, 21_100]);
  });

  it('a book of robots that outbid each other ends where a move is implausible', () => {
    const result = decide(
      pricingInput({
        rule: { mode: 'profitControl', profitCents: 4_000 },
        costCents: 15_000,
        quote: {
          asks: [
            { cents: 21_400, count: 1 },
            { cents: 2_369_865, count: 1 },
          ],
          lowestCents: 21_400,
        },
        listing: { userCents: 2_369_800 },
      }),
    ).result;
    expect(result).toEqual({ do: 'pause', why: 'implausible' });
  });
});

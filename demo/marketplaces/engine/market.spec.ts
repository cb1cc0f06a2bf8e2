import { beforeEach, describe, expect, it } from 'vitest';
import { catalogueOf, type Variant } from './catalogue.ts';
import { chanceFrom } from './chance.ts';
import { virtualClock, type Clock } from './clock.ts';
import { openCrowd } from './crowd.ts';
import { openMarket, type Market, type Trade } from './market.ts';
import { openPatrons } from './patrons.ts';
import { sampleCatalogue } from './sample-catalogue.ts';
import type { TrueListing } from '../shop/contract.ts';

const catalogue = catalogueOf(sampleCatalogue);
let clock: Clock;
let market: Market;
let variant: Variant;
let trades: Trade[];
let staleSince: number | undefined;

const open = (seed = 'spec', hasRivals = true): Market =>
  openMarket({ kind: 'spec', seed, clock, catalogue, grid: 100, level: 1, lagMs: 1_000, hasRivals, staleSince: () => staleSince });

beforeEach(() => {
  clock = virtualClock();
  staleSince = undefined;
  trades = [];
  market = open();
  market.onTrade((trade) => trades.push(trade));
  variant = catalogue.variant('DD1391-100/9.5')!;
  market.setRivals(variant, { asks: [], bids: [] });
});

const sellers = () => trades.map(({ seller, cents }) => [seller, cents]);

describe('Rule: the better price goes first, and of two alike the earlier', () => {
  it('buyers take them in turn', () => {
    market.ask(variant, { seller: 'late', cents: 20_000 });
    market.ask(variant, { seller: 'dear', cents: 21_000 });
    market.ask(variant, { seller: 'later', cents: 20_000 });
    for (let i = 0; i < 3; i++) market.bid(variant, { buyer: 'buyer', cents: 30_000 });
    expect(sellers()).toEqual([
      ['late', 20_000],
      ['later', 20_000],
      ['dear', 21_000],
    ]);
  });

  it('whoever comes to a price later stands behind the others there', () => {
    const first = market.ask(variant, { seller: 'first', cents: 21_000 });
    market.ask(variant, { seller: 'second', cents: 20_000 });
    market.reprice(variant, first, 20_000);
    market.bid(variant, { buyer: 'buyer', cents: 20_000 });
    expect(sellers()).toEqual([['second', 20_000]]);
  });
});

describe('Rule: asks and bids that meet are a sale at the price that stood there', () => {
  it('of a bid that an ask comes down to', () => {
    market.bid(variant, { buyer: 'buyer', cents: 19_600 });
    const ask = market.ask(variant, { seller: 'seller', cents: 20_000 });
    expect(trades).toEqual([]);
    market.reprice(variant, ask, 19_500);
    expect(sellers()).toEqual([['seller', 19_600]]);
  });

  it('of a bid that an ask begins below, once who asked knows its number', () => {
    market.bid(variant, { buyer: 'buyer', cents: 19_600 });
    market.ask(variant, { seller: 'seller', cents: 19_000, quantity: 2 });
    expect(trades).toEqual([]);
    clock.advance(1);
    expect(sellers()).toEqual([['seller', 19_600]]);
    expect(market.trading(variant).book.asks()).toMatchObject([{ quantity: 1 }]);
  });

  it('not of an ask that was taken back meanwhile', () => {
    market.bid(variant, { buyer: 'buyer', cents: 19_600 });
    market.withdraw(variant, market.ask(variant, { seller: 'seller', cents: 19_000 }));
    clock.advance(1);
    expect(trades).toEqual([]);
  });
});

describe('Rule: what a market shows is some time old', () => {
  it('and stands still while it is stale', () => {
    clock.advance(1_000);
    market.ask(variant, { seller: 'seller', cents: 20_000 });
    expect(market.top(variant).lowestAsk).toBeUndefined();
    clock.advance(1_000);
    expect(market.top(variant).lowestAsk).toBe(20_000);
    staleSince = clock.now();
    clock.advance(60_000);
    market.ask(variant, { seller: 'seller', cents: 19_000 });
    clock.advance(60_000);
    expect(market.top(variant).lowestAsk).toBe(20_000);
  });

  it('a book that opens has stood there all along', () => {
    const other = catalogue.variant('HQ6316/9')!;
    expect(market.top(other).lowestAsk).toBe(market.trading(other).book.asks()[0]!.cents);
  });
});

describe('Rule: a crowd sells, undercuts and buys', () => {
  const after = (days: number, seed = 'spec') => {
    const busy = open(seed);
    const crowd = openCrowd(busy);
    for (const { variants } of catalogue.products) for (const one of variants.slice(0, 3)) busy.trading(one);
    const tops = () => busy.open().map(({ book }) => book.asks()[0]?.cents);
    const before = tops();
    const sold: number[] = [];
    busy.onTrade(({ cents }) => sold.push(cents));
    for (let hour = 0; hour < days * 24; hour++) {
      clock.advance(3_600_000);
      crowd.move(3_600_000, () => true);
    }
    return { busy, before, after: tops(), sold };
  };

  it('prices move, and stay near what the goods are worth for weeks', () => {
    const { busy, before, after: later, sold } = after(14);
    expect(later.filter((cents, index) => cents !== before[index]).length).toBeGreaterThan(before.length * 0.8);
    expect(sold.length).toBeGreaterThan(before.length);
    const shares = busy.open().flatMap(({ book, worthCents }) =>
      book
        .asks()
        .slice(0, 1)
        .map(({ cents }) => cents / worthCents),
    );
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    expect(mean).toBeGreaterThan(0.8);
    expect(mean).toBeLessThan(1.2);
    for (const { book } of busy.open()) for (const { cents } of book.asks()) expect([cents % 100, cents > 0]).toEqual([0, true]);
  });

  it('buyers come where nobody else sells too, to what is on sale', () => {
    const quiet = open('spec', false);
    const sold: Trade[] = [];
    quiet.onTrade((trade) => sold.push(trade));
    const crowd = openCrowd(quiet);
    const { worthCents } = quiet.trading(variant);
    quiet.ask(variant, { seller: 'portal', cents: Math.round(worthCents * 0.9) });
    crowd.move(30 * 86_400_000, () => false);
    expect(sold).toEqual([]);
    crowd.move(30 * 86_400_000, () => true);
    expect(sold).toMatchObject([{ seller: 'portal' }]);
  });
});

describe('Rule: where buyers come one at a time, the crowd leaves what accounts offer alone', () => {
  const open = () =>
    openMarket({
      kind: 'spec',
      seed: 'spec',
      clock,
      catalogue,
      grid: 100,
      level: 1,
      lagMs: 1_000,
      hasRivals: true,
      staleSince: () => undefined,
      isSpared: (seller) => seller === 'portal',
    });

  it('also where it stands lowest, and below what is bid', () => {
    const market = open();
    const sold: Trade[] = [];
    market.onTrade((trade) => sold.push(trade));
    const { worthCents, book } = market.trading(variant);
    const ask = market.ask(variant, { seller: 'portal', cents: 100 * Math.round(worthCents / 200) });
    const crowd = openCrowd(market);
    for (let hour = 0; hour < 14 * 24; hour++) {
      clock.advance(3_600_000);
      crowd.move(3_600_000, () => true);
    }
    expect(sold.filter(({ seller }) => seller === 'portal')).toEqual([]);
    expect(sold.length).toBeGreaterThan(0);
    expect(book.asks()).toContain(ask);
    expect(book.bids()[0]?.cents ?? 0).toBeLessThan(book.asks()[0]!.cents);
  });

  it('they come to a good offer that stands lowest, so often', () => {
    const market = open();
    const { worthCents, book } = market.trading(variant);
    const best = book.asks()[0]!.cents;
    const told = { channel: 'stockMarket', styleCode: variant.styleCode, size: variant.size, state: 'live' } as const;
    const offers = [
      { ...told, listingNo: 'lowest', cents: Math.min(best, worthCents) - 500 },
      { ...told, listingNo: 'dearer', cents: best + 500 },
      { ...told, listingNo: 'ended', cents: best - 1_000, state: 'ended' },
    ] as TrueListing[];
    for (const { cents, state } of offers) if (state === 'live') market.ask(variant, { seller: 'portal', cents });
    const sold: string[] = [];
    const contract = { listings: () => offers, sell: (no: string) => void sold.push(no) };
    const patrons = openPatrons({
      opened: new Map([['stockMarket', { market, contract }]]),
      catalogue,
      chance: chanceFrom('spec'),
      everyMs: 150_000,
    });
    for (let second = 0; second < 600; second++) patrons.move(1_000);
    expect(new Set(sold)).toEqual(new Set(['lowest']));
    expect(sold.length).toBeGreaterThanOrEqual(3);
    expect(sold.length).toBeLessThanOrEqual(9);
  });
});

describe('Rule: goods are found by GTIN, by style code however it is spelled, or by words', () => {
  it.each(['DD1391-100', 'dd1391 100', variantGtin(), 'nike panda'])('%s', (query) => {
    expect(catalogue.search(query).map(({ styleCode }) => styleCode)).toEqual(['DD1391-100']);
  });

  it('and by what a seller says of them; what nobody knows is traded all the same', () => {
    const described = (texts: string[], size: string) => catalogue.described({ texts, size, cents: 10_000 });
    expect(described(['Our own DD1391 100 in black'], '9.5')).toBe(variant);
    expect(described(['Handmade slipper'], '40')).toMatchObject({ key: 'Handmade slipper/40', product: { retailCents: 10_000 } });
  });
});

function variantGtin(): string {
  return catalogue.variant('DD1391-100/10')!.gtin;
}

import { describe, expect, it } from 'vitest';
import type { BookListing, PricedBook } from '#contracts/pricing/priced-book.ts';
import type { PricingRule } from '#contracts/pricing/pricing-modes.ts';
import { publishedFees } from '#contracts/pricing/published-fees.ts';
import type { Tick } from '#contracts/pricing/simulate-pricing.ts';
import { endedEarly, programBeside, runInAThread } from '#kernel/threads/run-in-a-thread.ts';
import { simulate, type SimulationWork } from './simulate.ts';

const from = Date.parse('2026-11-01T00:00:00Z');
const HOUR = 3_600_000;

const listing: BookListing = {
  listingId: 'LS-1',
  shopId: 7,
  isLive: true,
  isUnderWay: false,
  isGone: false,
  isBlocked: false,
  priceCents: 21_400,
  confirmedCents: 21_400,
  userCents: 21_400,
  costCents: 15_000,
  rule: null,
  pausedFor: null,
  requestedAtMs: from,
  steps: [],
  version: 2,
};
const book: PricedBook = { channel: 'stockMarket', sku: 'DD1391-100', size: '9', quote: undefined, stop: undefined, listings: [listing] };

const tick = (hours: number, lowest: number, sale: number): Tick => ({
  atMs: from + hours * HOUR,
  lowestCents: lowest * 100,
  bidCents: 19_000,
  lastSaleCents: sale * 100,
});
/** The lowest falls, and a pair is sold at $211 on the second day. */
const tape = [tick(-5, 216, 215), tick(3, 214, 215), tick(10, 212, 215), tick(30, 212, 211), tick(40, 205, 211)];

const work = (rules: PricingRule[], ticks = tape): SimulationWork => ({
  rules,
  books: [{ book, listingIds: ['LS-1'], ticks }],
  fees: publishedFees,
  fromMs: from,
  toMs: from + 48 * HOUR,
});

const undercut = { mode: 'undercutLowest', limitCents: 20_500 } as const;
const match = { mode: 'matchLowest', limitCents: 21_400 } as const;

describe('Rule: a rule is played on the tape as it would have decided then', () => {
  it('sells where a recorded sale was at our price or above it', () => {
    const [a, b] = simulate(work([undercut, match]));
    expect(a).toEqual({ rule: undercut, listings: 1, changes: 3, pauses: 0, sold: 1, medianDays: 1.3, payoutCents: 18_568, lowestPercent: 100 });
    expect(b).toMatchObject({ sold: 0, medianDays: null, payoutCents: 0, pauses: 1 });
  });

  it('answers the same to the byte, in a thread as well', async () => {
    const program = programBeside(import.meta.url, 'simulation-thread');
    const apart = await runInAThread(program, work([undercut, match]), { seconds: 20, megabytes: 128 });
    expect(apart).not.toBe(endedEarly);
    expect(JSON.stringify(apart)).toBe(JSON.stringify(simulate(work([undercut, match]))));
  });

  it('says nothing of a tape that is empty', () =>
    expect(simulate(work([undercut], []))).toMatchObject([{ changes: 0, sold: 0, lowestPercent: null }]));
});

import { bookInput } from '#contracts/pricing/book-input.ts';
import { decide } from '#contracts/pricing/decide.ts';
import type { MarketQuote } from '#contracts/pricing/market-quote.ts';
import { payoutOf } from '#contracts/pricing/payout.ts';
import type { BookListing, PricedBook, PriceStep } from '#contracts/pricing/priced-book.ts';
import type { PricingRule } from '#contracts/pricing/pricing-modes.ts';
import { feesAt, type FeeRow } from '#contracts/pricing/published-fees.ts';
import type { SimulatedRule, Tick } from '#contracts/pricing/simulate-pricing.ts';

export interface SimulationWork {
  rules: readonly PricingRule[];
  books: readonly { book: PricedBook; listingIds: readonly string[]; ticks: readonly Tick[] }[];
  fees: readonly FeeRow[];
  fromMs: number;
  toMs: number;
}

const DAY_MS = 86_400_000;

/** Plays the tape under each rule: the same tape gives the same answer, to the byte. */
export const simulate = ({ rules, ...work }: SimulationWork): SimulatedRule[] =>
  rules.map((rule) => {
    const played = work.books.flatMap(({ book, listingIds, ticks }) =>
      book.listings.filter(({ listingId }) => listingIds.includes(listingId)).map((listing) => play(book, listing, { ...work, rule, ticks })),
    );
    const days = played
      .flatMap(({ soldMs }) => (soldMs === undefined ? [] : [(soldMs - work.fromMs) / DAY_MS]))
      .toSorted((one, other) => one - other);
    const watched = sum(played.map(({ watchedMs }) => watchedMs));
    return {
      rule,
      listings: played.length,
      changes: sum(played.map(({ changes }) => changes)),
      pauses: sum(played.map(({ pauses }) => pauses)),
      sold: days.length,
      medianDays: days.length === 0 ? null : Math.round(days[Math.floor(days.length / 2)]! * 10) / 10,
      payoutCents: sum(played.map(({ payoutCents }) => payoutCents)),
      lowestPercent: watched === 0 ? null : Math.round((sum(played.map(({ lowestMs }) => lowestMs)) * 100) / watched),
    };
  });

interface Terms extends Pick<SimulationWork, 'fees' | 'fromMs' | 'toMs'> {
  rule: PricingRule;
  ticks: readonly Tick[];
}

/** One listing alone against the tape: a recorded sale at our price or above it is ours, for a buyer takes the lowest. */
const play = (book: PricedBook, start: BookListing, { rule, ticks, fees, fromMs, toMs }: Terms) => {
  let listing: BookListing = {
    ...start,
    pausedFor: null,
    isLive: true,
    isUnderWay: false,
    isGone: false,
    requestedAtMs: fromMs,
    steps: [],
    userCents: start.priceCents,
  };
  const outcome = { changes: 0, pauses: 0, payoutCents: 0, lowestMs: 0, watchedMs: 0, soldMs: undefined as number | undefined };
  let lastSaleCents = ticks[0]?.lastSaleCents ?? null;
  for (const [index, { atMs: recordedMs, ...tick }] of ticks.entries()) {
    // What stood before the first day stands on it.
    const atMs = Math.max(recordedMs, fromMs);
    if (atMs >= toMs) break;
    const { priceCents } = listing;
    const isSale = tick.lastSaleCents !== null && tick.lastSaleCents !== lastSaleCents;
    lastSaleCents = tick.lastSaleCents;
    if (isSale && priceCents <= tick.lastSaleCents!) {
      outcome.soldMs = atMs;
      outcome.payoutCents = payoutAt(book, listing, fees, atMs);
      break;
    }
    const explanation = decide(
      bookInput({ ...book, quote: quoteOf(book, { ...tick, atMs }), stop: undefined, listings: [{ ...listing, confirmedCents: null }] }, listing, {
        rule,
        fees,
        now: new Date(atMs),
      }),
    );
    listing = after(listing, explanation.result, atMs);
    if (explanation.result.do === 'change') outcome.changes += 1;
    if (explanation.result.do === 'pause') outcome.pauses += 1;
    const untilMs = Math.max(atMs, Math.min(ticks[index + 1]?.atMs ?? toMs, toMs));
    outcome.watchedMs += untilMs - atMs;
    if (tick.lowestCents === null || listing.priceCents <= tick.lowestCents) outcome.lowestMs += untilMs - atMs;
  }
  return outcome;
};

const after = (listing: BookListing, result: ReturnType<typeof decide>['result'], atMs: number): BookListing => {
  if (result.do === 'pause') return { ...listing, pausedFor: result.why };
  if (result.do !== 'change') return listing;
  const step: PriceStep = { what: 'decided', atMs, cents: result.toCents };
  return { ...listing, priceCents: result.toCents, pausedFor: null, steps: [step, ...listing.steps].slice(0, 20) };
};

/** The tape is of the others: ours was not among them. */
const quoteOf = ({ channel, sku, size }: PricedBook, { lowestCents, bidCents, lastSaleCents, atMs }: Tick): MarketQuote => ({
  channel,
  sku,
  size,
  lowestCents,
  highestBidCents: bidCents,
  lastSaleCents,
  depth: 'top',
  asOfMs: atMs,
  receivedAtMs: atMs,
  seq: 0,
  isSuspect: false,
});

const payoutAt = ({ channel }: PricedBook, { shopId, priceCents }: BookListing, fees: readonly FeeRow[], atMs: number): number => {
  const row = feesAt(fees, { channel, shopId }, new Date(atMs).toISOString().slice(0, 10));
  return row ? payoutOf(row.fees, priceCents) : priceCents;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

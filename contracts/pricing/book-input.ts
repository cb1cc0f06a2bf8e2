import type { OwnListings } from './competition.ts';
import { gridOf } from './channel-grids.ts';
import { quoteTargets } from './market-quote.ts';
import type { BookListing, PricedBook } from './priced-book.ts';
import { TURN_WINDOW_MS } from './pricing-limits.ts';
import type { PricingInput } from './pricing-input.ts';
import type { PricingRule } from './pricing-modes.ts';
import { feesAt, type FeeRow } from './published-fees.ts';

interface Asked {
  rule: PricingRule;
  fees: readonly FeeRow[];
  now: Date;
  /** While its wish is about to be sent, it is not under way. */
  isBeingSent?: boolean;
  intervalMs?: number | undefined;
}

/** What a decision about one listing of a book rests on. */
export const bookInput = (book: PricedBook, listing: BookListing, { rule, fees, now, isBeingSent = false, intervalMs }: Asked): PricingInput => {
  const atMs = now.getTime();
  const { channel, quote, stop } = book;
  const priceCents = isBeingSent ? (listing.confirmedCents ?? listing.priceCents) : listing.priceCents;
  const { recent, changedAtMs } = changesOf(listing, atMs, isBeingSent);
  return {
    rule,
    listing: {
      priceCents,
      userCents: listing.userCents,
      isLive: listing.isLive,
      isUnderWay: listing.isUnderWay && !isBeingSent,
      isGone: listing.isGone,
      pausedFor: listing.pausedFor,
      liveSinceMs: listing.requestedAtMs,
      recent,
      changedAtMs,
    },
    grid: gridOf(channel),
    fees: feesAt(fees, { channel, shopId: listing.shopId }, now.toISOString().slice(0, 10)),
    costCents: listing.costCents,
    quote,
    targetMs: quoteTargets[channel],
    own: ownListings(book, listing.shopId),
    stop: stop ?? (listing.isBlocked ? 'accountBlocked' : undefined),
    atMs,
    ...(intervalMs !== undefined && { intervalMs }),
  };
};

/** At the prices that the channel has confirmed: what it has not confirmed, it does not show. */
const ownListings = ({ listings }: PricedBook, shopId: number): OwnListings => {
  const prices: number[] = [];
  let confirmedAtMs: number | null = null;
  for (const { shopId: owner, confirmedCents, isLive, steps } of listings) {
    if (owner !== shopId || confirmedCents === null || !isLive) continue;
    prices.push(confirmedCents);
    const confirmed = steps.find(({ what }) => what === 'confirmed');
    if (confirmed) confirmedAtMs = Math.max(confirmedAtMs ?? 0, confirmed.atMs);
  }
  return { prices: prices.toSorted((one, other) => one - other), confirmedAtMs };
};

/** Its automatic prices of the last hour, after the price that stood before them. What the channel has not confirmed when the next is about to be sent, it never showed. */
const changesOf = ({ steps }: BookListing, atMs: number, isBeingSent: boolean): Pick<PricingInput['listing'], 'recent' | 'changedAtMs'> => {
  const known = isBeingSent ? steps.slice(steps.findIndex(({ what }) => what === 'confirmed')) : steps;
  const set = known.filter(({ what }) => what !== 'confirmed');
  const changedAtMs = set.find(({ what }) => what === 'decided')?.atMs ?? null;
  const recent = set.filter((step) => step.atMs > atMs - TURN_WINDOW_MS).toReversed();
  const before = set[recent.length];
  return { recent: before ? [{ atMs: atMs - TURN_WINDOW_MS + 1, cents: before.cents }, ...recent] : recent, changedAtMs };
};

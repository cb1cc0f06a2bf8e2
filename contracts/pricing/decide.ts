import { competitionIn, type Competition } from './competition.ts';
import {
  DECIDER_VERSION,
  type ChangeReason,
  type Explanation,
  type HoldReason,
  type PausedFor,
  type PauseReason,
  type PricingResult,
} from './explanation.ts';
import { floorOf, type Floor } from './floor.ts';
import { roundDown } from './grid.ts';
import { payoutOf } from './payout.ts';
import { MAX_FROM_USER_CENTS, MAX_MOVE_PERCENT, MAX_TURNS_AN_HOUR, MIN_INTERVAL_MS, TURN_WINDOW_MS } from './pricing-limits.ts';
import type { PriceSet, PricingInput } from './pricing-input.ts';
import type { FeeRow } from './published-fees.ts';
import { stepOf, wishOf, type Wish } from './wish.ts';

/** What becomes of the price of one listing, and why. It reads no clock and keeps nothing: the same input gives the same answer, whenever it is asked again. */
export const decide = (input: PricingInput): Explanation => {
  const waits = waitsFor(input);
  if (waits) return explained(input, { result: waits });
  const held = heldBy(input);
  if (held) return explained(input, { result: { do: 'hold', why: held } });
  const { rule, fees, quote, own, grid, costCents } = input;
  const competition = competitionIn(quote!, own);
  if (competition.how === 'unseen') return explained(input, { competition, result: { do: 'hold', why: 'unseen' } });
  if (!fees) return explained(input, { competition, result: { do: 'refuse', why: 'feesMissing' } });
  if (rule.mode === 'profitControl' && costCents === null) return explained(input, { competition, result: { do: 'refuse', why: 'costMissing' } });
  if (input.areFeesInDoubt && (rule.mode === 'profitControl' || rule.mode === 'minimumPayout'))
    return explained(input, { competition, result: { do: 'hold', why: 'feesInDoubt' } });
  const floor = floorOf(rule, grid, quote!.lowestCents, fees.fees, costCents);
  const wish = wishOf(input, fees, competition, floor);
  if ('none' in wish) {
    const result: PricingResult = wish.none === 'noCompetitor' ? { do: 'keep', why: 'noCompetitor' } : { do: 'hold', why: 'leadsOrTies' };
    return explained(input, { competition, floor, result });
  }
  return explained(input, { competition, floor, wish, result: guarded(input, wish, floor) });
};

const waitsFor = ({ listing }: PricingInput): PricingResult | undefined => {
  if (listing.isGone) return { do: 'wait', why: 'gone' };
  if (listing.isUnderWay) return { do: 'wait', why: 'underWay' };
  return listing.isLive ? undefined : { do: 'wait', why: 'notLive' };
};

const heldBy = ({ listing, stop, quote, targetMs, atMs }: PricingInput): HoldReason | undefined => {
  // Only the market lifts a pause by the limit; a person lifts the others.
  if (listing.pausedFor !== null && listing.pausedFor !== 'limitReached') return 'paused';
  if (stop) return stop;
  if (!quote) return 'noQuote';
  if (atMs - quote.asOfMs > 2 * targetMs) return 'stale';
  return quote.isSuspect ? 'suspect' : undefined;
};

type Wished = Extract<Wish, { cents: number }>;

/** The guards that a wish has to pass, in their order; the first that holds decides. */
const guarded = (input: PricingInput, wish: Wished, floor: Floor): PricingResult => {
  const { rule, listing, grid, atMs } = input;
  const { priceCents, userCents } = listing;
  let { cents } = wish;
  let why: ChangeReason = wish.why;
  if (grid.maxCents !== undefined && cents > grid.maxCents) {
    cents = roundDown(grid, grid.maxCents);
    why = 'atMaximum';
  }
  if (cents < floor.cents) {
    if (!restsAtFloor(rule.mode) || (rule.mode === 'liquidate' && priceCents === floor.cents)) return pausedFor(listing.pausedFor, 'limitReached');
    cents = floor.cents;
    why = 'restsAtFloor';
  }
  if (rule.mode !== 'liquidate' && wish.byMarket && Math.abs(cents - userCents) > MAX_FROM_USER_CENTS) return { do: 'pause', why: 'fiveDollars' };
  const moved = Math.abs(cents - priceCents);
  if (moved < grid.incCents) return { do: 'keep', why: 'alreadyThere', as: why };
  const untilMs = (listing.changedAtMs ?? -Infinity) + (input.intervalMs ?? MIN_INTERVAL_MS);
  if (untilMs > atMs) return { do: 'wait', why: 'tooSoon', untilMs };
  if (turnsOf(listing.recent, priceCents, cents, atMs) > MAX_TURNS_AN_HOUR) return { do: 'pause', why: 'oscillating' };
  if (moved * 100 > priceCents * MAX_MOVE_PERCENT) return { do: 'pause', why: 'implausible' };
  return input.areRevisionsSpent ? { do: 'hold', why: 'revisionsSpent' } : { do: 'change', why, toCents: cents };
};

const restsAtFloor = (mode: PricingInput['rule']['mode']): boolean => mode === 'minimumPayout' || mode === 'profitControl' || mode === 'liquidate';

const pausedFor = (already: PausedFor | null, why: PauseReason): PricingResult =>
  already === why ? { do: 'hold', why: 'paused' } : { do: 'pause', why };

/** How often the price has gone the other way within the hour, with the move that is to come. */
const turnsOf = (recent: readonly PriceSet[], priceCents: number, toCents: number, atMs: number): number => {
  let turns = 0;
  let before: number | undefined;
  let direction = 0;
  const meet = (cents: number) => {
    const next = before === undefined ? 0 : Math.sign(cents - before);
    if (next !== 0 && direction !== 0 && next !== direction) turns += 1;
    if (next !== 0) direction = next;
    before = cents;
  };
  for (const each of recent) if (each.atMs > atMs - TURN_WINDOW_MS) meet(each.cents);
  meet(priceCents);
  meet(toCents);
  return turns;
};

interface Found {
  competition?: Competition;
  floor?: Floor;
  wish?: Wished;
  result: PricingResult;
}

const explained = (input: PricingInput, { competition, floor, wish, result }: Found): Explanation => {
  const { rule, listing, fees, quote, own, costCents, atMs, targetMs, grid } = input;
  const toCents = result.do === 'change' ? result.toCents : wish?.cents;
  return {
    decider: DECIDER_VERSION,
    atMs,
    rule,
    input: {
      priceCents: listing.priceCents,
      userCents: listing.userCents,
      costCents,
      stepCents: stepOf(grid.incCents),
      fees: fees ? { version: fees.version, shopId: fees.shopId } : null,
      pausedFor: listing.pausedFor,
    },
    market: quote
      ? {
          lowestCents: quote.lowestCents,
          otherCents: competition && 'cents' in competition && competition.how !== 'leadsOrTies' ? competition.cents : null,
          how: (competition ?? competitionIn(quote, own)).how,
          bidCents: quote.highestBidCents,
          asOfMs: quote.asOfMs,
          ageMs: atMs - quote.asOfMs,
          targetMs,
          seq: quote.seq,
        }
      : null,
    own: { lowestCents: own.prices[0] ?? null, count: own.prices.length },
    floor: floor ?? null,
    wishCents: wish?.cents ?? null,
    result,
    payout: fees ? payouts(fees, listing.priceCents, toCents) : null,
  };
};

const payouts = ({ fees }: FeeRow, priceCents: number, toCents: number | undefined): Explanation['payout'] => ({
  beforeCents: payoutOf(fees, priceCents),
  afterCents: toCents === undefined || toCents <= 0 ? null : payoutOf(fees, toCents),
});

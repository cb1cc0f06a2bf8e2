import type { Competition } from './competition.ts';
import type { ChangeReason } from './explanation.ts';
import type { Floor } from './floor.ts';
import { roundDown } from './grid.ts';
import { priceFor } from './payout.ts';
import { LIQUIDATE_STEP_MS, STEP_CENTS } from './pricing-limits.ts';
import type { PricingInput } from './pricing-input.ts';
import type { FeeRow } from './published-fees.ts';

/** The price that a mode asks for before any guard, or why it asks for none. */
export type Wish = { cents: number; why: ChangeReason; byMarket: boolean } | { none: 'noCompetitor' | 'leadsOrTies' };

export const stepOf = (incCents: number): number => Math.max(STEP_CENTS, incCents);

export const wishOf = (input: PricingInput, fees: FeeRow, competition: Exclude<Competition, { how: 'unseen' }>, floor: Floor): Wish => {
  const { rule, grid } = input;
  switch (rule.mode) {
    case 'matchLowest':
      return isKnown(competition) ? { cents: roundDown(grid, competition.cents), why: 'followsLowest', byMarket: true } : nobody(competition);
    case 'undercutLowest':
    case 'fiveDollarProtection':
      return isKnown(competition) ? undercut(input, competition.cents) : nobody(competition);
    case 'minimumPayout':
      return following(input, priceFor(fees.fees, rule.payoutCents, grid), competition, rule.followUp ?? false);
    case 'profitControl':
      return following(input, priceFor(fees.fees, (input.costCents ?? 0) + rule.profitCents, grid), competition, true);
    case 'liquidate':
      return liquidated(input, competition, floor);
  }
};

type Known = Extract<Competition, { how: 'book' | 'inferred' }>;
const isKnown = (competition: Competition): competition is Known => competition.how === 'book' || competition.how === 'inferred';

const nobody = ({ how }: Competition): Wish => ({ none: how === 'leadsOrTies' ? 'leadsOrTies' : 'noCompetitor' });

const undercut = ({ grid }: PricingInput, otherCents: number): Wish => ({
  cents: roundDown(grid, otherCents - stepOf(grid.incCents)),
  why: 'undercuts',
  byMarket: true,
});

/** The price that pays what was asked for; above it, the lowest of the others where it follows them. */
const following = ({ listing, grid }: PricingInput, derivedCents: number, competition: Competition, follows: boolean): Wish => {
  const derived: Wish = { cents: derivedCents, why: 'derived', byMarket: false };
  if (!follows || competition.how === 'none') return derived;
  // Of the others it is only known that none is below us, so what is high enough stays.
  if (!isKnown(competition)) return listing.priceCents < derivedCents ? derived : nobody(competition);
  const followed = roundDown(grid, competition.cents);
  return followed > derivedCents ? { cents: followed, why: 'followsLowest', byMarket: true } : derived;
};

/** Takes a bid that reaches the bottom line; else goes below the others; and where it leads and does not sell, a step down each day. It never rises while it leads. */
const liquidated = (input: PricingInput, competition: Competition, floor: Floor): Wish => {
  const { quote, grid, listing, atMs } = input;
  const bid = quote?.highestBidCents ?? null;
  if (bid !== null && roundDown(grid, bid) >= floor.cents) return { cents: roundDown(grid, bid), why: 'takesBid', byMarket: true };
  if (isKnown(competition) && competition.cents <= listing.priceCents) return undercut(input, competition.cents);
  const since = Math.max(listing.changedAtMs ?? 0, listing.liveSinceMs);
  return {
    cents: atMs - since >= LIQUIDATE_STEP_MS ? roundDown(grid, listing.priceCents - stepOf(grid.incCents)) : listing.priceCents,
    why: 'stepsDown',
    byMarket: false,
  };
};

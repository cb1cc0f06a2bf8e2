import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { changePricesEndpoint, tryPricesEndpoint, type PriceChange, type PriceResult } from '#contracts/listings/change-listings.ts';
import { gridOf } from '#contracts/pricing/channel-grids.ts';
import { roundDown, roundUp } from '#contracts/pricing/grid.ts';
import { payoutOf, priceFor } from '#contracts/pricing/payout.ts';
import type { Commands } from '#kernel/commands/commands.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { contextOf } from '#kernel/commands/context-of.ts';
import { noChange } from '#kernel/commands/decision.ts';
import type { Statement } from '#kernel/database/sql.ts';
import { itemStream } from '../aggregates/item/item.ts';
import { listingStream, type LoadedListing } from '../aggregates/listing/listing.ts';
import { eachListing, onUnit, type Work } from './each-listing.ts';
import type { MarketNeeds } from './market-needs.ts';
import type { Market } from './prices.ts';
import { refusalIn } from './refusal.ts';
import { marketsOf, setPrice } from './set-price.ts';

/** The price that a change comes to for a listing, on the grid of its channel: never less than was asked for, nor above what is to be matched. */
export const changedPrice = (change: PriceChange, { channel, desired: { priceCents } }: LoadedListing, market: Market): number | Rejection => {
  const grid = gridOf(channel);
  switch (change.kind) {
    case 'set':
      return change.priceCents;
    case 'by':
      return roundUp(grid, priceCents + change.cents);
    case 'byPercent':
      return roundUp(grid, Math.round((priceCents * (100 + change.percent)) / 100));
    case 'match':
      return market.lowestCents === null ? reject('LowestPriceUnknown') : roundDown(grid, market.lowestCents);
    case 'payout':
      return priceFor(market.fees, change.payoutCents, grid);
  }
};

interface Asked {
  listingIds: readonly string[];
  change: PriceChange;
  now: Date;
}

const changeEach = async (
  needs: MarketNeeds,
  { unit, apply }: Work,
  viewer: Viewer,
  { listingIds, change, now }: Asked,
): Promise<{ results: PriceResult[]; extraStatements: Statement[] }> => {
  const listings = await unit.many(listingStream, listingIds);
  const items = await unit.many(itemStream, [...new Set(listings.flatMap(({ oneIds }) => oneIds))]);
  const markets = await marketsOf(needs, listings, { costs: new Map(items.map(({ oneId, costPrice }) => [oneId, costPrice])), now });
  const results: PriceResult[] = [];
  const extraStatements = await eachListing({ unit, apply }, viewer, {
    listingIds,
    now,
    decide: (listing, index) => {
      const priceCents = changedPrice(change, listing, markets[index]!);
      return isRejection(priceCents) ? priceCents : setPrice({ priceCents }, { listing, market: markets[index]! });
    },
    told: ({ listingId, status, desired }, outcome) => {
      const index = results.length;
      const isKnown = status !== undefined && !('refusal' in outcome && outcome.refusal.rejected === 'NotFound');
      const fromCents = isKnown ? desired.priceCents : null;
      const asked = isKnown ? changedPrice(change, listings[index]!, markets[index]!) : null;
      const toCents = 'after' in outcome ? outcome.after.desired.priceCents : typeof asked === 'number' ? asked : null;
      results.push({
        listingId: listingIds[index] ?? listingId,
        fromCents,
        toCents,
        payoutCents: toCents === null ? null : payoutOf(markets[index]!.fees, toCents),
        refusal: 'refusal' in outcome ? refusalIn(viewer.language, outcome.refusal) : null,
      });
    },
  });
  return { results, extraStatements };
};

export const changePricesRoute = (needs: MarketNeeds) =>
  commandRoute(changePricesEndpoint, async ({ body, viewer, now }, load) => {
    const { results, extraStatements } = await changeEach(needs, onUnit(load), viewer, { ...body, now });
    return { decision: noChange, answer: { results }, extraStatements };
  });

export interface TryNeeds extends MarketNeeds {
  commands: Commands;
  clock: { now(): Date };
}

/** The same decisions, of which nothing is carried out. */
export const tryPricesRoute = ({ commands, clock, ...needs }: TryNeeds) =>
  queryRoute(tryPricesEndpoint, async ({ body, viewer }) => {
    const tried = await commands.run(contextOf(viewer), async (unit) => {
      const { results } = await changeEach(needs, { unit, apply: () => {} }, viewer, { ...body, now: clock.now() });
      return { decision: noChange, answer: { results } };
    });
    return tried.kind === 'rejected' ? tried.rejection : tried.answer;
  });

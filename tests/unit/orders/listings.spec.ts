import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { ListingResult } from '#contracts/listings/create-listings.ts';
import { listingStream } from '#services/aggregates/listing/listing.ts';
import { confirmOperation } from '#services/aggregates/listing/operations.ts';
import { itemStream } from '#services/aggregates/item/item.ts';
import { walletStream } from '#services/aggregates/wallet/wallet.ts';
import { applyShipWithLabelRoute } from '#services/requests/apply/apply-ship-with-label.ts';
import { channelKinds } from '#contracts/channels/channel-kinds.ts';
import { publishedFees } from '#contracts/pricing/published-fees.ts';
import { fact } from '#tests/support/facts.ts';
import { aRecharge } from '#tests/support/postings.ts';
import { A, B, C, shipWithLabel } from './bodies.ts';
import { otherSeller, reviewer, seller } from './viewers.ts';
import { world, type World } from './world.ts';
import { aShop } from '#services/aggregates/reference-examples.ts';
import { changePricesRoute } from '#services/listings/change-prices.ts';
import { createListingsRoute } from '#services/listings/create-listings.ts';
import { endListingsOf } from '#services/listings/end-with-item.ts';
import { delistItemsRoute, delistListingsRoute } from '#services/listings/delist-listings.ts';
import { setListingPriceRoute } from '#services/listings/set-price.ts';
import { resumePricingRoute, setPricingRoute } from '#services/listings/set-pricing.ts';

let w: World;
/** What the market asks, for every variant. */
let lowestCents: number | null = null;
const needs = {
  channelFees: async () => publishedFees,
  channelAccounts: async () =>
    channelKinds.filter((kind) => kind !== 'asiaMarket').map((kind) => ({ accountId: `CA-${kind}`, kind, shopId: null, state: 'connected' })),
  lowestAsks: async (asked: readonly object[]) => asked.map(() => (lowestCents === null ? null : { cents: lowestCents, asOf: '' })),
};
const create = createListingsRoute(needs);

const list = (items: object[], who: Viewer = seller) => w.call(create, who, { items });
const on = (channel: string, priceCents = 20_000, more: object = {}) => ({ channel, priceCents, ...more });
const resultsOf = async (outcome: ReturnType<typeof list>): Promise<ListingResult[]> => {
  const result = await outcome;
  if (result.kind === 'rejected') throw new Error(result.rejection.rejected);
  return result.answer.results;
};
const refusals = (results: readonly { refusal: { error: string } | null }[]) => results.map(({ refusal }) => refusal?.error ?? null);
const idOf = async (channel = 'stockMarket', oneId = A) => (await resultsOf(list([{ oneId, on: [on(channel)] }])))[0]!.listingId!;
const goLive = async (listingId: string) => {
  const { asked } = w.state(listingStream, listingId);
  await w.run(confirmOperation({ listingId, opId: asked.publish!, externalId: 'EXT', now: new Date() }));
};

beforeEach(async () => {
  lowestCents = null;
  w = world();
  await w.people();
  for (const oneId of [A, B]) await w.shelved(oneId);
});

describe('Rule: an item is listed once on each channel (R1.08)', () => {
  it('begins a listing for each channel, and marks the item', async () => {
    const results = await resultsOf(list([{ oneId: A, on: [on('stockMarket'), on('auction', 20_950)] }]));
    expect(refusals(results)).toEqual([null, null]);
    expect(Object.values(w.item(A).listings)).toEqual(['stockMarket', 'auction']);
    expect(w.state(listingStream, results[1]!.listingId!)).toMatchObject({ status: 'publishing', desired: { priceCents: 20_950, live: true } });
    expect(w.ownerOf('listed-auction', A)).toBe(results[1]!.listingId);
  });

  it('and not twice', async () => {
    await idOf();
    expect(refusals(await resultsOf(list([{ oneId: A, on: [on('stockMarket')] }])))).toEqual(['ListedAlready']);
    expect(refusals(await resultsOf(list([{ oneId: B, on: [on('market'), on('market')] }])))).toEqual([null, 'ListedAlready']);
  });
});

describe('Rule: only items that are available and qualified are listed (R5.15)', () => {
  it('and the others say why, each by itself (R8.23–R8.26)', async () => {
    await w.shelved(C, { result: 'shoeDefects' });
    await w.call(applyShipWithLabelRoute, seller, shipWithLabel([B]));
    const results = await resultsOf(list([A, B, C].map((oneId) => ({ oneId, on: [on('stockMarket')] }))));
    expect(refusals(results)).toEqual([null, 'ItemDoingAnotherTask', 'ItemHasIssue']);
    expect(results[1]!.refusal!.msg).toContain('is doing another task');
  });

  it('and those of another shop are not there', async () => {
    expect(refusals(await resultsOf(list([{ oneId: A, on: [on('stockMarket')] }], otherSeller)))).toEqual(['NotFound']);
  });

  it('at most a hundred at a time (R5.14)', () => {
    const many = Array.from({ length: 101 }, () => ({ oneId: A, on: [on('market')] }));
    expect(create.endpoint.body!.safeParse({ items: many }).error?.issues[0]?.message).toBe('TooManyItemsToList');
    expect(create.endpoint.body!.safeParse({ items: many.slice(1) }).success).toBe(true);
  });
});

describe('Rule: the shop and the channel have to be open for it', () => {
  it('refuses a shop without cross-listing (R6.50)', async () => {
    await w.given(aShop(7, { knetCrossListing: false }));
    await expect(list([{ oneId: A, on: [on('market')] }])).resolves.toMatchObject({ rejection: { rejected: 'ListingNotPermitted' } });
  });

  it('refuses a channel that is not the shop’s (R6.52), and goods that it does not sell (R8.27)', async () => {
    expect(refusals(await resultsOf(list([{ oneId: A, on: [on('b2b'), on('asiaMarket'), on('market')] }])))).toEqual([
      'ChannelNotAuthorised',
      'ChannelNotAuthorised',
      null,
    ]);
  });
});

describe('Rule: no price is below its floor', () => {
  it('not below $10 (R5.13)', () => {
    const asked = create.endpoint.body!.safeParse({ items: [{ oneId: A, on: [on('market', 999)] }] });
    expect(asked.error?.issues[0]?.message).toBe('lowestPrice');
  });

  it('not below 30% of the lowest (R5.10)', async () => {
    lowestCents = 20_000;
    const results = await resultsOf(
      list([
        { oneId: A, on: [on('stockMarket', 5_900)] },
        { oneId: B, on: [on('stockMarket', 6_000)] },
      ]),
    );
    expect(refusals(results)).toEqual(['PriceBelowShare', null]);
    expect(results[0]!.refusal!.msg).toBe('Selling price cannot be below 30% of the lowest price: at least $60.00');
    expect(w.state(listingStream, results[1]!.listingId!).floorCents).toBe(6_000);
  });

  it('not below the limit of its rule, and on the grid of its channel', async () => {
    const rule = { mode: 'matchLowest', limitCents: 19_000 };
    const results = await resultsOf(
      list([{ oneId: A, on: [on('stockMarket', 18_900, { rule }), on('kickExchange', 19_050), on('auction', 19_050, { rule })] }]),
    );
    expect(refusals(results)).toEqual(['PriceBelowFloor', 'PriceOffGrid', null]);
  });

  it('and profit control needs a cost (R1.51)', async () => {
    const rule = { mode: 'profitControl', profitCents: 4_000 };
    expect(refusals(await resultsOf(list([{ oneId: A, on: [on('stockMarket', 20_000, { rule })] }])))).toEqual(['ProfitNeedsCost']);
    await w.given(fact(itemStream, A, { type: 'ItemCostChanged', data: { costPrice: 15_000, supply: null } }));
    expect(refusals(await resultsOf(list([{ oneId: A, on: [on('stockMarket', 22_000, { rule })] }])))).toEqual([null]);
  });
});

describe('Rule: the price of one listing is changed in place (R2.186)', () => {
  const set = (body: object, who: Viewer = seller) => w.call(setListingPriceRoute(needs), who, body);

  it('by its seller or an administrator', async () => {
    const listingId = await idOf();
    await expect(set({ listingId, priceCents: 19_900, seenCents: 20_000 })).resolves.toMatchObject({ answer: { priceCents: 19_900 } });
    await expect(set({ listingId, priceCents: 19_800 }, reviewer)).resolves.toMatchObject({ answer: { priceCents: 19_800 } });
    expect(w.state(listingStream, listingId)).toMatchObject({ userPriceCents: 19_800, desired: { priceCents: 19_800 } });
  });

  it('not by another shop, and not where it was changed meanwhile', async () => {
    const listingId = await idOf();
    await expect(set({ listingId, priceCents: 19_900 }, otherSeller)).resolves.toMatchObject({ rejection: { rejected: 'NotFound' } });
    await expect(set({ listingId, priceCents: 19_900, seenCents: 19_000 })).resolves.toMatchObject({
      rejection: { rejected: 'ListingPriceChanged', params: { price: '$200.00' } },
    });
  });
});

describe('Rule: many prices are changed in one go, with a result for each (R2.187)', () => {
  const change = (listingIds: string[], by: object) => w.call(changePricesRoute(needs), seller, { listingIds, change: by });

  it('by an amount, to the lowest, or to a payout', async () => {
    const ids = [await idOf('stockMarket', A), await idOf('stockMarket', B)];
    await expect(change(ids, { kind: 'by', cents: -500 })).resolves.toMatchObject({
      answer: { results: [{ fromCents: 20_000, toCents: 19_500, refusal: null }, { toCents: 19_500 }] },
    });
    await expect(change(ids, { kind: 'match' })).resolves.toMatchObject({
      answer: { results: [{ refusal: { error: 'LowestPriceUnknown' } }, { refusal: { error: 'LowestPriceUnknown' } }] },
    });
    lowestCents = 21_250;
    await expect(change(ids, { kind: 'match' })).resolves.toMatchObject({ answer: { results: [{ toCents: 21_200 }, { toCents: 21_200 }] } });
    await expect(change(ids, { kind: 'payout', payoutCents: 18_500 })).resolves.toMatchObject({
      answer: { results: [{ toCents: 21_100, payoutCents: 18_568 }, { toCents: 21_100 }] },
    });
  });

  it('refuses what would be too low, and changes the others', async () => {
    const ids = [await idOf('stockMarket', A), await idOf('auction', A)];
    await w.call(setListingPriceRoute(needs), seller, { listingId: ids[1], priceCents: 3_000 });
    await expect(change([...ids, 'LS-9'], { kind: 'by', cents: -2_500 })).resolves.toMatchObject({
      answer: {
        results: [{ toCents: 17_500, refusal: null }, { toCents: 500, refusal: { error: 'PriceBelowTen' } }, { refusal: { error: 'NotFound' } }],
      },
    });
  });
});

describe('Rule: a listing is delisted once, and its item is free when the channel has confirmed it (R4.47, R8.32)', () => {
  const delist = (listingIds: string[], who: Viewer = seller) => w.call(delistListingsRoute, who, { listingIds });

  it('asks for the end, with the reason of who asked', async () => {
    const [one, other] = [await idOf('stockMarket', A), await idOf('stockMarket', B)];
    await expect(delist([one])).resolves.toMatchObject({ answer: { results: [{ status: 'ending', refusal: null }] } });
    await expect(delist([one, other], reviewer)).resolves.toMatchObject({
      answer: { results: [{ refusal: { error: 'ListingStatusForbids' } }, { status: 'ending' }] },
    });
    expect([one, other].map((id) => w.state(listingStream, id).delistWhy)).toEqual(['user', 'office']);
    expect(w.item(A).listings).not.toEqual({});
  });

  it('lets the item be listed anew afterwards', async () => {
    const listingId = await idOf();
    await goLive(listingId);
    await delist([listingId]);
    const opId = w.state(listingStream, listingId).asked.withdraw!;
    await w.run(confirmOperation({ listingId, opId, now: new Date() }));
    expect(w.item(A).listings).toEqual({});
    expect(await idOf()).not.toBe(listingId);
  });
});

describe('Rule: items are taken off every platform in one go, to be asked for otherwise', () => {
  it('of the own shop, each listing once', async () => {
    const ids = [await idOf('stockMarket', A), await idOf('auction', A), await idOf('stockMarket', B)];
    const first = await w.call(delistItemsRoute, seller, { oneIds: [A, B] });
    expect(first).toMatchObject({ answer: { results: ids.map(() => ({ status: 'ending', refusal: null })) } });
    expect(ids.map((id) => w.state(listingStream, id).delistWhy)).toEqual(['user', 'user', 'user']);
    expect(await w.call(delistItemsRoute, seller, { oneIds: [A, B] })).toMatchObject({ answer: { results: [] } });
    expect(await w.call(delistItemsRoute, otherSeller, { oneIds: [A] })).toMatchObject({ rejection: { rejected: 'NotFound', field: 'oneIds.0' } });
  });
});

describe('Rule: nobody applies for what is listed (R8.26)', () => {
  it('but once it is delisted', async () => {
    await w.given(fact(walletStream, 7, aRecharge({ shopId: 7, id: 'RC-1', cents: 100_000 })));
    await idOf();
    await expect(w.call(applyShipWithLabelRoute, seller, shipWithLabel([A]))).resolves.toMatchObject({
      rejection: { rejected: 'ItemIsListed', field: 'oneIds.0', params: { oneId: A } },
    });
  });
});

describe('Rule: a listing has one of the six modes, or none (R1.46)', () => {
  it('is given one, which replaces the one before', async () => {
    const listingId = await idOf();
    const set = (rule: object | null) => w.call(setPricingRoute(needs), seller, { listingIds: [listingId], rule });
    await set({ mode: 'undercutLowest', limitCents: 18_000 });
    await set({ mode: 'liquidate', bottomCents: 15_000 });
    expect(w.state(listingStream, listingId)).toMatchObject({ rule: { mode: 'liquidate' }, floorCents: 15_000 });
    await set(null);
    expect(w.state(listingStream, listingId)).toMatchObject({ rule: undefined, floorCents: 1_000 });
  });

  it('goes on after a pause from the price of now', async () => {
    const listingId = await idOf();
    await w.given(fact(listingStream, listingId, { type: 'AutoPricingPaused', data: { why: 'fiveDollars' } }));
    await w.call(resumePricingRoute, seller, { listingIds: [listingId] });
    expect(w.state(listingStream, listingId).paused).toBeUndefined();
    await expect(w.call(resumePricingRoute, seller, { listingIds: [listingId] })).resolves.toMatchObject({
      answer: { results: [{ refusal: { error: 'ListingStatusForbids' } }] },
    });
  });
});

describe('Rule: what can no longer be sold is taken off every platform', () => {
  const gone = (hasNewOwner = false) => w.run(endListingsOf({ oneId: A, hasNewOwner }, new Date()));

  it('once it has left its shelf, was found defective, or is another shop’s', async () => {
    const ids = [await idOf('stockMarket', A), await idOf('auction', A)];
    await expect(gone()).resolves.toMatchObject({ answer: 0 });
    await w.given(fact(itemStream, A, { type: 'ItemMissed', data: { countNo: 'SC-1', shelfId: 'LAX-1' } }));
    await expect(gone()).resolves.toMatchObject({ answer: 2 });
    expect(ids.map((id) => w.state(listingStream, id).delistWhy)).toEqual(['taken', 'taken']);
    await expect(gone()).resolves.toMatchObject({ answer: 0 });
  });

  it('and its new owner has to list it anew', async () => {
    await idOf();
    await expect(gone(true)).resolves.toMatchObject({ answer: 1 });
  });
});

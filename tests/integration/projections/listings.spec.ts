import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { QueryInputOf } from '#contracts/kernel/endpoint.ts';
import { listInventory } from '#contracts/inventory/inventory-queries.ts';
import { getListing, getSkuListings, listListings } from '#contracts/listings/listing-queries.ts';
import type { ListingEvent } from '#contracts/listings/listing-events.ts';
import { confirmed, delisted, priced, refused, requested } from '#services/aggregates/listing/listing-examples.ts';
import { migrations } from '#services/composition/migrations.ts';
import { listingStream } from '#services/aggregates/listing/listing.ts';
import { fact } from '#tests/support/facts.ts';
import { id, inspected, item, received, reference, shelved } from './facts.ts';
import { actorOf, admin, otherSeller, seller } from './people.ts';
import { readWorld, type ReadWorld } from './read-world.ts';

let world: ReadWorld;

const listing = (listingId: string, shopId: number, oneId: string, ...events: ListingEvent[]) =>
  fact(
    listingStream,
    listingId,
    requested({ listingId, shopId, oneIds: [oneId], ...(listingId === 'LS-2' && { channel: 'auction', priceCents: 12_000 }) }),
    ...events,
  );

/** Of shop 7: one that is live and waits for a price, one that was refused, one that has ended. Shop 8 has one that is being published. */
beforeAll(async () => {
  world = await readWorld('2026-11-20T14:00:00.000Z', migrations);
  await world.happen(actorOf(admin), ...reference);
  for (const number of [1, 2]) await world.happen(actorOf(admin), item(id(number), received({ shopId: 7 }), inspected('qualified'), shelved()));
  await world.happen(actorOf(seller), listing('LS-1', 7, id(1), confirmed('publish'), priced(20_900)));
  await world.happen(actorOf(seller), listing('LS-2', 7, id(2), refused('publish', { failure: 'unsupported' })));
  await world.happen(actorOf(seller), listing('LS-3', 7, id(2), confirmed('publish'), delisted(), confirmed('withdraw')));
  await world.happen(actorOf(otherSeller), listing('LS-4', 8, id(3)));
});
afterAll(() => world.close());

const list = (query: QueryInputOf<typeof listListings> = {}, viewer: Viewer = seller) => world.ask(listListings, viewer, query);
const idsOf = async (query: QueryInputOf<typeof listListings>, viewer?: Viewer) =>
  (await list(query, viewer)).data.map(({ listingId }) => listingId).toSorted();

describe('Rule: a seller sees the own listings, an administrator all of them (R2.66, R2.125)', () => {
  it('those that are open first, and others by their tab', async () => {
    expect(await idsOf({})).toEqual(['LS-1']);
    expect(await idsOf({ view: 'all' })).toEqual(['LS-1', 'LS-2', 'LS-3']);
    expect(await idsOf({ view: 'failed' })).toEqual(['LS-2']);
    expect(await idsOf({ view: 'synchronising' })).toEqual(['LS-1']);
    expect(await idsOf({}, otherSeller)).toEqual(['LS-4']);
    expect(await idsOf({ view: 'all' }, admin)).toEqual(['LS-1', 'LS-2', 'LS-3', 'LS-4']);
    expect((await list({ view: 'all' })).counts).toMatchObject({ open: 1, live: 1, synchronising: 1, failed: 1, ended: 1, all: 3 });
  });

  it('by platform, shop, pricing and text', async () => {
    expect(await idsOf({ view: 'all', channel: ['auction'] })).toEqual(['LS-2']);
    expect(await idsOf({ view: 'all', shopId: 8 }, admin)).toEqual(['LS-4']);
    expect(await idsOf({ view: 'all', byHand: 'false' as never })).toEqual([]);
    expect(await idsOf({ view: 'all', text: 'ls-3' })).toEqual(['LS-3']);
    expect(await idsOf({ view: 'all', sort: 'priceCents', order: 'asc', size: 1 })).toEqual(['LS-2']);
  });

  it('with what is wanted, what is confirmed, and what it pays', async () => {
    expect((await list()).data[0]).toMatchObject({
      priceCents: 20_900,
      confirmedCents: 21_400,
      isSynchronising: true,
      payoutCents: 18_392,
      lowestCents: null,
      actions: ['price', 'pricing', 'delist'],
    });
    expect((await list({ view: 'failed' })).data[0]).toMatchObject({ failure: { op: 'publish', kind: 'unsupported' }, actions: [] });
  });
});

describe('Rule: a listing tells how it came to its price (R2.67)', () => {
  it('newest first; a seller learns nobody’s name', async () => {
    const own = await world.ask(getListing, seller, { listingId: 'LS-1' });
    expect(own.history.map(({ name, priceCents }) => [name, priceCents])).toEqual([
      ['PriceSetByUser', 20_900],
      ['OperationConfirmed', null],
      ['ListingRequested', 21_400],
    ]);
    expect(own.history[0]).not.toHaveProperty('operator');
    expect(own).not.toHaveProperty('externalId');
    await expect(world.answer(getListing, otherSeller, { listingId: 'LS-1' })).resolves.toMatchObject({ rejected: 'NotFound' });
  });

  it('beside what lies ready of its SKU', async () => {
    const desk = await world.ask(getSkuListings, seller, { sku: 'DD1391-100' });
    expect(desk.sizes.flatMap(({ listings }) => listings.map(({ listingId }) => listingId))).toEqual(['LS-1']);
  });
});

describe('Rule: an item shows where it is offered (R4.26)', () => {
  it('as long as it is', async () => {
    const { data } = await world.ask(listInventory, seller, { view: 'everything' });
    expect(data.find(({ oneId }) => oneId === id(1))?.listedOn).toEqual(['stockMarket']);
    expect(data.find(({ oneId }) => oneId === id(2))).not.toHaveProperty('listedOn');
  });
});

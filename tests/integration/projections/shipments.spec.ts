import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ShipmentEvent } from '#contracts/fulfilment/shipment-events.ts';
import { countShipmentReviews, getShipment, listShipments } from '#contracts/fulfilment/shipment-queries.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { QueryInputOf } from '#contracts/kernel/endpoint.ts';
import { eligibleItems } from '#projections/fulfilment/eligible.ts';
import { programmeItemUnder, shipmentsWanted, uncountedSince } from '#projections/fulfilment/programme.ts';
import { shipmentStream } from '#services/aggregates/shipment/shipment.ts';
import { kyselyOn } from '#kernel/database/kysely-on.ts';
import type { ReadTables } from '#projections/kernel/read-database.ts';
import { fact } from '#tests/support/facts.ts';
import { dunk, id, item, reference, stored } from './facts.ts';
import { actorOf, admin, otherSeller, seller } from './people.ts';
import { readWorld, type ReadWorld } from './read-world.ts';

let world: ReadWorld;
const db = () => kyselyOn<ReadTables>(world.pool);

const { name, sku, brand, size } = dunk;
const begun = (number: number, shopId = 7): ShipmentEvent => ({
  type: 'ShipmentCreated',
  data: {
    shipmentNo: `FP-${number}`,
    shopId,
    warehouseId: 'EWR',
    channel: 'stockMarket',
    accountId: 'operator-stockMarket',
    applicantId: 'seller',
    remark: '',
    boxes: [{ boxNo: 1, oddNo: `OC${number}` }],
    items: [1, 2].map((n) => ({ oneId: id(number * 10 + n), boxNo: 1, sku, brand, name, size, image: '', priceCents: 20_000 })),
  },
});
const created: ShipmentEvent = {
  type: 'ProgrammeInboundCreated',
  data: { displayNo: 'FX00000001', manifestUrl: '/files/m.pdf', labels: [{ boxNo: 1, url: '/files/l.pdf', logNo: '1Z1', carrier: 'UPS' }] },
};
const both = (number: number) => [id(number * 10 + 1), id(number * 10 + 2)];
const happened = async (number: number, events: readonly ShipmentEvent[], shopId = 7): Promise<void> => {
  world.later(60);
  for (const oneId of both(number)) await world.happen(actorOf(seller), item(oneId, ...stored({ shopId, warehouseId: 'EWR' })));
  await world.happen(actorOf(seller), fact(shipmentStream, `FP-${number}`, begun(number, shopId), ...events));
};
const toCentre = (number: number): ShipmentEvent[] => {
  const oneIds = both(number);
  return [
    { type: 'ShipmentApproved', data: {} },
    created,
    { type: 'ShipmentItemsShipped', data: { oneIds, logNo: '1Z1', carrier: 'UPS' } },
    { type: 'ShipmentItemsScanned', data: { oneIds } },
    { type: 'ShipmentItemsDelivered', data: { oneIds } },
  ];
};

/** One waits, one is asked for, one lies partly at the centre, one was rejected; one is of another shop. */
beforeAll(async () => {
  world = await readWorld('2026-11-10T15:00:00.000Z');
  await world.happen(actorOf(admin), ...reference);
  await happened(1, []);
  await happened(2, [{ type: 'ShipmentApproved', data: {} }]);
  const [listed] = both(3) as [string];
  await happened(3, [
    ...toCentre(3),
    { type: 'ShipmentItemsReceived', data: { oneIds: [listed] } },
    { type: 'ShipmentItemsAuthenticating', data: { oneIds: [listed] } },
    { type: 'ShipmentItemsListed', data: { oneIds: [listed], listings: [{ oneId: listed, externalId: 'FLEX-1', priceCents: 21_000 }] } },
  ]);
  await happened(4, [{ type: 'ShipmentRejected', data: { reason: 'no' } }]);
  await happened(5, [], 8);
});
afterAll(() => world.close());

const list = (query: QueryInputOf<typeof listShipments> = {}, viewer: Viewer = admin) => world.ask(listShipments, viewer, query);
const numbersOf = async (query: QueryInputOf<typeof listShipments>, viewer?: Viewer) =>
  (await list(query, viewer)).data.map(({ shipmentNo }) => shipmentNo);

describe('Rule: a seller sees the shipments of the own shop, a reviewer all', () => {
  it('newest first', async () => {
    expect(await numbersOf({})).toEqual(['FP-5', 'FP-4', 'FP-3', 'FP-2', 'FP-1']);
    expect(await numbersOf({}, seller)).toEqual(['FP-4', 'FP-3', 'FP-2', 'FP-1']);
    expect(await numbersOf({}, otherSeller)).toEqual(['FP-5']);
    await expect(world.ask(getShipment, otherSeller, { shipmentNo: 'FP-3' })).rejects.toThrow('NotFound');
  });
  it('who did what is for administrators', async () => {
    const [own, office] = [await world.ask(getShipment, seller, { shipmentNo: 'FP-4' }), await world.ask(getShipment, admin, { shipmentNo: 'FP-4' })];
    expect(own.history[0]).not.toHaveProperty('operator');
    expect(office.history[0]).toHaveProperty('operator');
  });
});

describe('Rule: a shipment shows the status of its least advanced item, and how many are how far (R4.35)', () => {
  it('by status, with counts', async () => {
    const { counts } = await list({ view: 'delivered' });
    expect(counts).toMatchObject({ all: 5, review: 2, pendingCreate: 3, delivered: 1, listed: 0, ended: 1, archived: 0 });
    expect(await list({ view: 'delivered' })).toMatchObject({
      data: [{ shipmentNo: 'FP-3', status: 'delivered', counts: { delivered: 1, listed: 1 }, displayNo: 'FX00000001' }],
    });
    expect(await numbersOf({ view: 'review' })).toEqual(['FP-5', 'FP-1']);
    expect(await numbersOf({ view: 'ended' })).toEqual(['FP-4']);
  });
  it('each item has its own', async () => {
    const { items, boxes } = await world.ask(getShipment, seller, { shipmentNo: 'FP-3' });
    expect(items.map(({ status, price }) => [status, price])).toEqual([
      ['listed', 21_000],
      ['delivered', 20_000],
    ]);
    expect(boxes).toEqual([{ boxNo: 1, oddNo: 'OC3', logNo: '1Z1', carrier: 'UPS', labelUrl: '/files/l.pdf' }]);
    // Its order does not exist before it has a label.
    expect((await world.ask(getShipment, seller, { shipmentNo: 'FP-1' })).boxes[0]!.oddNo).toBeNull();
  });
  it('found by a number, a ONE ID or a SKU as it is written', async () => {
    expect(await numbersOf({ text: 'fp-3' })).toEqual(['FP-3']);
    expect(await numbersOf({ text: 'fx00000001' })).toEqual(['FP-3']);
    expect(await numbersOf({ text: both(2)[1]! })).toEqual(['FP-2']);
    expect(await numbersOf({ text: sku }, seller)).toHaveLength(4);
  });
});

describe('Rule: what waits for a reviewer is counted', () => {
  it('with the oldest', async () =>
    expect(await world.ask(countShipmentReviews, admin, {})).toMatchObject({ toReview: 2, gmtOldest: expect.any(String) }));
});

describe('Rule: the marketplace is asked about what is open', () => {
  it('to expect it, and how far it is', async () => {
    const wanted = shipmentsWanted(db());
    expect((await wanted('operator-stockMarket', ['create'])).map(({ shipmentNo }) => shipmentNo)).toEqual(['FP-2']);
    expect(await wanted('operator-stockMarket', ['follow'])).toMatchObject([{ shipmentNo: 'FP-3', boxes: [{ shipped: true }] }]);
    expect(await wanted('another', ['create', 'follow'])).toEqual([]);
  });
  it('what it offers is known by its number', async () => {
    const under = programmeItemUnder(db());
    expect(await under('operator-stockMarket', 'FLEX-1')).toEqual({ shipmentNo: 'FP-3', oneId: both(3)[0], shopId: 7 });
    expect(await under('operator-stockMarket', 'FLEX-2')).toBeUndefined();
  });
  it('what was delivered and not counted is known by its day', async () => {
    const since = uncountedSince(db());
    expect(await since(new Date('2026-11-11T15:00:00.000Z'))).toEqual([{ shipmentNo: 'FP-3', oneIds: [both(3)[1]] }]);
    expect(await since(new Date('2026-11-09T15:00:00.000Z'))).toEqual([]);
  });
});

describe('Rule: sound, available shoes that are offered nowhere may go', () => {
  it('of the own shop, by ONE ID or SKU', async () => {
    const of = eligibleItems(db());
    expect(await of({ shopId: 8 })).toHaveLength(2);
    expect(await of({ shopId: 8, text: both(5)[0]! })).toMatchObject([{ oneId: both(5)[0], sku }]);
    expect(await of({ shopId: 8, text: sku.slice(0, 4) })).toHaveLength(2);
    expect(await of({ shopId: 8, text: both(1)[0]! })).toEqual([]);
  });
});

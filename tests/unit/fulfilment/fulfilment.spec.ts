import { beforeEach, describe, expect, it } from 'vitest';
import { leastAdvanced, type ShipmentStatus } from '#contracts/fulfilment/shipment-statuses.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { itemStream } from '#services/aggregates/item/item.ts';
import { aShop } from '#services/aggregates/reference-examples.ts';
import { fact } from '#tests/support/facts.ts';
import { A, B, C, D } from '#tests/unit/orders/bodies.ts';
import { accepted, cancelOutbound, pack, pick, ship, shortPick } from '#tests/unit/orders/steps.ts';
import { otherSeller, picker, reviewer, seller } from '#tests/unit/orders/viewers.ts';
import { oneId, world, type World } from '#tests/unit/orders/world.ts';
import { saleIdOf, saleStream } from '#services/aggregates/sale/sale.ts';
import { shipmentStream, type Shipment } from '#services/aggregates/shipment/shipment.ts';
import { receiveReturnRoute } from '#services/returns/receive-return.ts';
import { tellSale } from '#services/sales/tell-sale.ts';
import { createShipmentRoute } from '#services/fulfilment/create-shipment.ts';
import { inboundCancelled, inboundCreated, inboundRefused, inboundSeen, notReceived, type SeenItem } from '#services/fulfilment/follow-inbound.ts';
import { archiveShipmentRoute, closeShipmentCaseRoute } from '#services/fulfilment/put-away.ts';
import { approveShipmentRoute, recallShipmentRoute, rejectShipmentRoute } from '#services/fulfilment/review-shipment.ts';

let w: World;
let accountState = 'connected';
const createRoute = createShipmentRoute({
  channelAccounts: async () => [{ accountId: 'operator-stockMarket', kind: 'stockMarket', shopId: null, state: accountState }],
});

beforeEach(async () => {
  w = world();
  accountState = 'connected';
  await w.people();
  await w.given(aShop(9, { fulfilmentProgramme: true }));
  for (const id of [A, B, C, D]) await w.shelved(id, { shopId: 9 });
});

const merchant = { ...seller, accountId: 'merchant', shopId: 9 };
const boxes = (...each: string[][]) => ({ boxes: each.map((oneIds) => ({ items: oneIds.map((id) => ({ oneId: id, priceCents: 21_000 })) })) });
const create = (body: object = boxes([A, B], [C]), who: Viewer = merchant) => w.call(createRoute, who, body);
const created = async (body?: object) => (await accepted(create(body))).shipmentNo as string;
const approve = (shipmentNo: string) => accepted(w.call(approveShipmentRoute, reviewer, { shipmentNo }));
const shipment = (no: string): Shipment => w.state(shipmentStream, no);
const statuses = (no: string) => Object.fromEntries(shipment(no).items.map(({ oneId: id, state }) => [id, state]));

const inbound = {
  displayNo: 'FX12345678',
  manifestUrl: '/files/m.pdf',
  labels: [1, 2].map((boxNo) => ({ boxNo, url: `/files/${boxNo}.pdf`, logNo: `1Z0000000000000${boxNo}`, carrier: 'UPS' })),
};
/** Approved, and expected by the marketplace. */
const ready = async (body?: object) => {
  const no = await created(body);
  await approve(no);
  await accepted(w.run(inboundCreated(no, inbound)));
  return no;
};
const oddNoOf = (no: string, boxNo: number): string => shipment(no).boxes.find((box) => box.boxNo === boxNo)!.oddNo;
const leaves = async (no: string, boxNo: number, oneIds: readonly string[]) => {
  const oddNo = oddNoOf(no, boxNo);
  for (const id of oneIds) await pick(w, oddNo, id);
  await pack(w, oddNo, [...oneIds]);
  await ship(w, oddNo);
};
const seen = (no: string, ...items: SeenItem[]) => accepted(w.run(inboundSeen(no, items)));
const at = (id: string, status: SeenItem['status'], more: Partial<SeenItem> = {}): SeenItem => ({ oneId: id, status, ...more });
const listed = (id: string, n = 1): SeenItem => at(id, 'listed', { externalId: `FLEX-${n}`, priceCents: 21_000 });

describe('Rule: only those who take part send into the programme (R6.35)', () => {
  it('a shop without the flag sends nothing', async () => {
    for (const id of [oneId(11), oneId(12)]) await w.shelved(id, { shopId: 7 });
    expect(await create(boxes([oneId(11)]), seller)).toMatchObject({ rejection: { rejected: 'ProgrammeNotPermitted' } });
  });
  it('and nobody as long as the marketplace is not connected', async () => {
    accountState = 'needsConsent';
    expect(await create()).toMatchObject({ rejection: { rejected: 'ProgrammeUnavailable' } });
  });
});

describe('Rule: a shipment holds available, sound shoes of one warehouse, each once', () => {
  it.each([
    ['a defective pair', { result: 'shoeDefects' as const }, 'ItemHasIssue'],
    ['what is of another shop', { shopId: 8 }, 'NotFound'],
    ['what lies in another warehouse', { warehouseId: 'JFK' }, 'ItemsOfSeveralWarehouses'],
  ])('%s', async (_said, where, rejected) => {
    await w.shelved(oneId(20), { shopId: 9, ...where });
    expect(await create(boxes([A, oneId(20)]))).toMatchObject({ rejection: { rejected, field: 'boxes.0.items.1.oneId' } });
  });
  it('what is in two boxes', async () =>
    expect(await create(boxes([A], [A]))).toMatchObject({ rejection: { rejected: 'ItemTwice', field: 'boxes.1.items.0.oneId' } }));
  it('what is offered elsewhere', async () => {
    await w.given(fact(itemStream, A, { type: 'ItemListed', data: { listingId: 'LS-1', channel: 'auction' } }));
    expect(await create()).toMatchObject({ rejection: { rejected: 'ItemIsListed' } });
  });
  it('at whole dollars', async () => {
    const body = { boxes: [{ items: [{ oneId: A, priceCents: 21_050 }] }] };
    expect(await create(body)).toMatchObject({ rejection: { rejected: 'PriceOffGrid', field: 'boxes.0.items.0.priceCents' } });
  });
});

describe('Rule: what is in a shipment is locked by it', () => {
  it('and goes into no second one', async () => {
    await created();
    expect(w.item(A)).toMatchObject({ state: 'outbounding.reviewing' });
    expect(await create(boxes([A]))).toMatchObject({ rejection: { rejected: 'ItemDoingAnotherTask' } });
  });
  it('until it is rejected, with a reason', async () => {
    const no = await created();
    const reason = { reason: 'Not sold there', preset: 'notSoldThere' };
    expect(await w.call(rejectShipmentRoute, reviewer, { shipmentNo: no, ...reason })).toMatchObject({ answer: { stage: 'rejected' } });
    expect([A, B, C].map((id) => w.item(id).state)).toEqual(['available', 'available', 'available']);
  });
  it('or recalled, by its seller alone', async () => {
    const no = await created();
    expect(await w.call(recallShipmentRoute, otherSeller, { shipmentNo: no })).toMatchObject({ rejection: { rejected: 'NotFound' } });
    await accepted(w.call(recallShipmentRoute, merchant, { shipmentNo: no }));
    expect(w.item(A).state).toBe('available');
  });
  it('or refused by the marketplace', async () => {
    const no = await created();
    await approve(no);
    await accepted(w.run(inboundRefused(no, 'not eligible')));
    expect(shipment(no).stage).toBe('rejected');
    expect(w.item(C).state).toBe('available');
  });
  it('a reviewer decides on what they saw', async () => {
    const no = await created();
    expect(await w.call(approveShipmentRoute, reviewer, { shipmentNo: no, version: 9 })).toMatchObject({
      rejection: { rejected: 'ShipmentMovedOn' },
    });
  });
});

describe('Rule: recalled before it is ready to ship, and not afterwards', () => {
  it('while the marketplace is asked: what it answers then changes nothing', async () => {
    const no = await created();
    await approve(no);
    await accepted(w.call(recallShipmentRoute, merchant, { shipmentNo: no }));
    await accepted(w.run(inboundCreated(no, inbound)));
    expect(shipment(no).stage).toBe('recalled');
    expect(shipment(no).displayNo).toBeUndefined();
    await accepted(w.run(inboundCancelled(no)));
    expect(w.orders()).toEqual([]);
  });
  it('once it has its labels, it is with the floor', async () => {
    const no = await ready();
    expect(await w.call(recallShipmentRoute, merchant, { shipmentNo: no })).toMatchObject({ rejection: { rejected: 'ShipmentStageForbids' } });
  });
});

describe('Rule: each box is an order under the label of the marketplace', () => {
  it('approved with the shipment; told twice, it is made once', async () => {
    const no = await ready();
    await accepted(w.run(inboundCreated(no, inbound)));
    expect(w.orders()).toMatchObject([
      { requestType: 3, state: 'pendingOutbound', oneIds: [A, B], shipmentNo: no, label: { logNo: '1Z00000000000001' } },
      { requestType: 3, state: 'pendingOutbound', oneIds: [C], shipmentNo: no, label: { logNo: '1Z00000000000002' } },
    ]);
    expect(w.item(A)).toMatchObject({ state: 'outbounding.pending', oddNo: oddNoOf(no, 1) });
    expect(statuses(no)).toEqual({ [A]: 'readyToShip', [B]: 'readyToShip', [C]: 'readyToShip' });
  });
  it('what left is on its way, box by box', async () => {
    const no = await ready();
    await leaves(no, 1, [A, B]);
    expect(statuses(no)).toEqual({ [A]: 'shipping', [B]: 'shipping', [C]: 'readyToShip' });
    expect(w.item(A).state).toBe('outOfWarehouse.shipped');
  });
  it('what was not found is left out, once the rest has left', async () => {
    const no = await ready();
    await accepted(shortPick(w, oddNoOf(no, 1), B, { reason: 'not there' }));
    expect(statuses(no)[B]).toBe('readyToShip');
    await leaves(no, 1, [A]);
    expect(statuses(no)).toMatchObject({ [A]: 'shipping', [B]: 'leftOut' });
  });
  it('what takes its place goes in its stead', async () => {
    const no = await ready();
    await accepted(shortPick(w, oddNoOf(no, 2), C, { reason: 'not there', twin: D }));
    await leaves(no, 2, [D]);
    expect(statuses(no)).toEqual({ [A]: 'readyToShip', [B]: 'readyToShip', [D]: 'shipping' });
  });
  it('an order that is cancelled takes its items out', async () => {
    const no = await ready();
    await cancelOutbound(w, oddNoOf(no, 2));
    expect(statuses(no)[C]).toBe('leftOut');
    expect(w.item(C).state).toBe('available');
  });
});

describe('Rule: each item goes its way by itself, and never back', () => {
  const left = async () => {
    const no = await ready();
    await leaves(no, 1, [A, B]);
    await leaves(no, 2, [C]);
    return no;
  };
  const eventsOf = (no: string) =>
    w
      .events()
      .filter(({ streamId }) => (streamId as string) === `shipment-${no}`)
      .map(({ type }) => type);

  it('nothing is believed of what has not left', async () => {
    const no = await ready();
    await seen(no, at(A, 'received'));
    expect(statuses(no)[A]).toBe('readyToShip');
  });
  it('step by step, however late it is seen; told again, it is told once', async () => {
    const no = await left();
    await seen(no, at(A, 'received'), at(B, 'inTransit'), at(C, 'authenticating'));
    const told = eventsOf(no).length;
    await seen(no, at(A, 'received'), at(B, 'inTransit'), at(C, 'delivered'));
    expect(eventsOf(no)).toHaveLength(told);
    expect(statuses(no)).toEqual({ [A]: 'received', [B]: 'inTransit', [C]: 'authenticating' });
    expect(eventsOf(no).slice(-4)).toEqual([
      'ShipmentItemsScanned',
      'ShipmentItemsDelivered',
      'ShipmentItemsReceived',
      'ShipmentItemsAuthenticating',
    ]);
  });
  it('listed under a number of the marketplace', async () => {
    const no = await left();
    await seen(no, listed(A));
    expect(shipment(no).items[0]).toMatchObject({ state: 'listed', externalId: 'FLEX-1' });
  });

  it('not received after days: a case, until it turns up or is closed', async () => {
    const no = await left();
    await seen(no, at(A, 'delivered'), at(B, 'delivered'), at(C, 'received'));
    await accepted(w.run(notReceived(no, [A, B, C])));
    expect(statuses(no)).toEqual({ [A]: 'notReceived', [B]: 'notReceived', [C]: 'received' });
    expect(await w.call(archiveShipmentRoute, merchant, { shipmentNo: no })).toMatchObject({ rejection: { rejected: 'ShipmentUnderWay' } });
    await seen(no, at(A, 'received'));
    await accepted(w.call(closeShipmentCaseRoute, reviewer, { shipmentNo: no, reason: 'Compensated' }));
    expect(shipment(no).items).toMatchObject([{ state: 'received' }, { state: 'notReceived', closed: true }, {}]);
    expect(await w.call(closeShipmentCaseRoute, reviewer, { shipmentNo: no, reason: 'Again' })).toMatchObject({
      rejection: { rejected: 'ShipmentHasNoCase' },
    });
    await seen(no, at(B, 'received'));
    expect(statuses(no)[B]).toBe('received');
  });

  it('what is refused comes back, and is received as another item', async () => {
    const no = await left();
    await seen(no, at(A, 'returned', { reason: 'Glue on the midsole' }));
    const { units } = await accepted(
      w.call(receiveReturnRoute, picker, { warehouseId: 'LAX', logNo: '1Z999RETURN00001', units: [{ oneId: A }], reason: 'Refused' }),
    );
    expect(shipment(no).items[0]).toMatchObject({ state: 'returned', cameBackAs: units[0].oneId });
  });

  it('archived is a mark, once nothing is awaited', async () => {
    const no = await created();
    await accepted(w.call(rejectShipmentRoute, reviewer, { shipmentNo: no, reason: 'On hold' }));
    await accepted(w.call(archiveShipmentRoute, merchant, { shipmentNo: no }));
    expect(shipment(no)).toMatchObject({ stage: 'rejected', archived: true });
  });
});

describe('Rule: what is sold from the shelves of the marketplace needs no order', () => {
  const tell = (no: string, more: object = {}) =>
    accepted(
      tellSale(
        {
          commands: w.commands,
          numbers: w.numbers,
          now: () => new Date('2025-11-30T09:00:00Z'),
          context: { actor: { accountId: 'channels', name: 'channels', terminal: 'system' }, correlationId: 'c', causationId: 'c' },
          listingOf: async () => ({ oneIds: [A], shipmentNo: no }),
        },
        {
          channel: 'stockMarket',
          accountId: 'operator-stockMarket',
          saleNo: 'SM-1',
          externalId: 'FLEX-1',
          priceCents: 20_500,
          currency: 'USD',
          state: 'inProgress',
          soldAt: '2025-11-30T08:00:00Z',
          ...more,
        },
      ) as never,
    );
  const sale = () => w.state(saleStream, saleIdOf('stockMarket', 'SM-1'));

  it('it is processed at once, and paid out to its seller', async () => {
    const no = await ready();
    await leaves(no, 1, [A, B]);
    await seen(no, listed(A));
    const before = w.orders().length;
    await tell(no);
    expect(sale()).toMatchObject({ status: 'processed', oneId: A, priceCents: 20_500, shipped: true });
    expect(sale().oddNo).toBeUndefined();
    expect(w.orders()).toHaveLength(before);
    expect(shipment(no).items[0]).toMatchObject({ state: 'listed', saleId: sale().saleId });
    await tell(no, { state: 'completed', payoutCents: 18_040 });
    expect(sale()).toMatchObject({ status: 'salesCompleted', paid: { grossCents: 20_500, payoutCents: 18_040 } });
    const moved = Object.values(w.postings()).reduce((sum, cents) => sum + cents, 0);
    expect(moved).toBe(18_040);
  });
});

describe('Rule: the shipment shows the least advanced of its items', () => {
  it.each<[ShipmentStatus[], ShipmentStatus]>([
    [['listed', 'inTransit', 'received'], 'inTransit'],
    [['listed', 'notReceived'], 'notReceived'],
    [['listed', 'returned'], 'returned'],
  ])('%j: %s', (all, least) => {
    expect(leastAdvanced(all)).toBe(least);
  });
});

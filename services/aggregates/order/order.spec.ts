import { describe, expect, it } from 'vitest';
import { anOrder, events, exampleEvents } from './order-examples.ts';
import { awaitingPick, orderStream, parcelsInside, present, type Order } from './order.ts';
import { splitEvenly } from '../wallet/split-evenly.ts';

const approved = (...names: Parameters<typeof events>): Order => anOrder({}, ...events('OrderApproved', ...names));

describe('Rule: the stage of an order is what the floor has done (R4.36)', () => {
  it.each([
    [approved(), 'pending'],
    [approved('OrderAssigned'), 'assigned'],
    [approved('OrderAssigned', 'OrderUnassigned'), 'pending'],
    [approved('OrderAssigned', 'OrderItemPicked'), 'picking'],
    [approved('OrderItemPicked', 'OrderPickUndone'), 'pending'],
    [approved('OrderItemPicked', 'OrderPacked'), 'packed'],
    [approved('OrderItemPicked', 'OrderPacked', 'OrderShipped'), 'out'],
    [approved('OrderItemPicked', 'OrderPacked', 'OrderShipped', 'OrderCompleted'), 'out'],
    [approved('OrderItemPicked', 'OrderException'), undefined],
    [approved('OrderItemPicked', 'OrderException', 'OrderResumed'), 'picking'],
    [anOrder({}), undefined],
  ])('%#: %s', (order, stage) => expect(order.stage).toBe(stage));

  it('is partial while parcels are left behind', () => {
    const first = { ...exampleEvents.OrderShipped, data: { ...exampleEvents.OrderShipped.data, oneIds: ['A'], partial: true } };
    const second = { ...exampleEvents.OrderPacked, data: { parcelNo: 'P-2', oneIds: ['B'], weightGrams: 1_200 } };
    const order = anOrder({}, ...events('OrderApproved', 'OrderPacked'), second, first);
    expect(order).toMatchObject({ state: 'pendingOutbound', stage: 'partial', shipped: ['A'] });
    expect(parcelsInside(order).map((parcel) => parcel.parcelNo)).toEqual(['P-2']);
  });
});

describe('Rule: a short item leaves the order, its substitute stands in', () => {
  it('counts what is left to pick', () => {
    expect(awaitingPick(approved())).toEqual(['A', 'B']);
    expect(awaitingPick(approved('OrderItemPicked'))).toEqual(['B']);
    expect(present(approved('OrderItemShort'))).toEqual(['B']);
    expect(present(approved('OrderItemShort', 'OrderItemReplaced'))).toEqual(['C', 'B']);
  });
});

describe('Rule: an edited order loses its quotation', () => {
  it('goes back to review, keeps what was not edited, and remembers its editor', () => {
    const label = { url: '/files/1.pdf', logNo: '1Z999AA10123456784', carrier: 'UPS' };
    const order = anOrder({ label }, ...events('OrderQuoted', 'OrderEdited'));
    expect(order).toMatchObject({ state: 'reviewing', feeCents: 0, label, remark: 'other label', authorIds: ['seller', 'seller-2'] });
  });
});

describe('Rule: an order names whom and what it concerns', () => {
  it('tags the receiving shop of a transfer, its batch, state and stage', () => {
    const transfer = anOrder({ requestType: 7, targetShopId: 9 });
    expect(orderStream.tags(transfer, 'OC1')).toEqual({ oddNo: 'OC1', requestType: 7, shopIds: [7, 9], warehouseId: 'LAX', state: 'reviewing' });
    expect(orderStream.tags(approved('OrderBatched', 'OrderAssigned'), 'OC1')).toEqual({
      oddNo: 'OC1',
      requestType: 3,
      shopIds: [7],
      warehouseId: 'LAX',
      batchNo: 'OB-1121-1',
      state: 'pendingOutbound',
      stage: 'assigned',
    });
    expect(orderStream.tags(approved('OrderBatched', 'OrderUnbatched'), 'OC1').batchNo).toBeUndefined();
  });
});

describe('Rule: an amount is parted without losing a cent', () => {
  it.each([
    [1_000, 3, [334, 333, 333]],
    [0, 2, [0, 0]],
    [2, 4, [1, 1, 0, 0]],
  ])('%i over %i', (cents, parts, expected) => expect(splitEvenly(cents, parts)).toEqual(expected));
});

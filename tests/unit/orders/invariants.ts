import type { ItemState } from '#contracts/item/item-states.ts';
import type { RequestType } from '#contracts/item/order-kinds.ts';
import { awaitingPack, pickOf, present, type Order } from '#services/aggregates/order/order.ts';
import { batchStream } from '#services/aggregates/batch/batch.ts';
import { unmatchedPostings } from '#tests/support/money/unmatched-postings.ts';
import type { World } from './world.ts';

const family: Record<RequestType, string> = {
  3: 'outbounding',
  4: 'outbounding',
  5: 'cashingOut',
  6: 'onConsignment',
  7: 'switchingOwner',
  14: 'outbounding',
  16: 'outbounding',
};

const onTheFloor = (order: Order, oneId: string): string | undefined => {
  if (order.received.includes(oneId) || order.lost.includes(oneId)) return undefined;
  if (order.shipped.includes(oneId) && order.toWarehouseId !== undefined) return 'outbounding.inTransit';
  if (order.shipped.includes(oneId)) return 'outOfWarehouse.shipped';
  if (!pickOf(order, oneId)) return order.requestType === 6 ? 'onConsignment.sold' : 'outbounding.pending';
  return `${family[order.requestType]}.${awaitingPack(order).includes(oneId) ? 'picked' : 'packed'}`;
};

/** The state that an order gives its items; undefined once it has let them go. */
const expected = (order: Order, oneId: string): string | undefined => {
  switch (order.state) {
    case 'reviewing':
      return `${family[order.requestType]}.reviewing`;
    case 'toConfirm':
      return order.requestType === 5 ? 'cashingOut.quoted' : `${family[order.requestType]}.toConfirm`;
    case 'consigning':
      return 'onConsignment.listed';
    case 'pendingOutbound':
    case 'exception':
    case 'outOfWarehouse':
      return onTheFloor(order, oneId);
    case 'completed':
      return order.shipped.includes(oneId) && order.toWarehouseId === undefined ? 'outOfWarehouse.shipped' : undefined;
    case 'rejected':
    case 'cancelled':
    case 'groupAccount':
      return undefined;
  }
};

/** Of an order that was cancelled while they were picked, items wait to be shelved again; what was not found is looked for. */
const free: readonly (ItemState | undefined)[] = ['available', 'issue', 'inspected', 'missing.sought'];

/** What is wrong with the world; empty when every rule across streams holds. */
export const broken = (w: World, oneIds: readonly string[]): string[] => {
  const orders = w.orders();
  const holders = new Map<string, Order[]>();
  for (const order of orders)
    for (const oneId of present(order)) if (expected(order, oneId)) holders.set(oneId, [...(holders.get(oneId) ?? []), order]);

  const items = oneIds.flatMap((oneId) => {
    const item = w.item(oneId);
    const [order, ...others] = holders.get(oneId) ?? [];
    if (others.length > 0) return [`${oneId} is in ${[order, ...others].map((each) => each?.oddNo).join(' and ')}`];
    if (!order) return free.includes(item.state) && item.oddNo === undefined ? [] : [`${oneId} is ${item.state}, held by no order`];
    const state = expected(order, oneId);
    return item.state === state && item.oddNo === order.oddNo ? [] : [`${oneId} is ${item.state}, ${order.oddNo} (${order.state}) says ${state}`];
  });

  return [...items, ...shelves(w, oneIds), ...labels(w, orders), ...batches(w, orders), ...unmatchedPostings(w.events())];
};

const shelves = (w: World, oneIds: readonly string[]): string[] =>
  ['LAX-1', 'JFK-1'].flatMap((shelfId) => {
    const counted = w.counts.get(`shelf-load ${shelfId}`);
    const there = oneIds.filter((oneId) => w.item(oneId).shelfId === shelfId).length;
    return counted === there ? [] : [`${shelfId} counts ${counted}, ${there} lie there`];
  });

const labels = (w: World, orders: readonly Order[]): string[] => {
  const alive = orders.filter((order) => order.label && order.state !== 'cancelled' && order.state !== 'rejected');
  return alive.flatMap(({ label, oddNo }) => (w.ownerOf('label-code', label?.logNo ?? '') === oddNo ? [] : [`the label of ${oddNo} is not its own`]));
};

const batches = (w: World, orders: readonly Order[]): string[] =>
  [...new Set(orders.flatMap((order) => order.batchNo ?? []))].flatMap((batchNo) => {
    const { status, done, total } = w.state(batchStream, batchNo);
    const inside = orders.filter((order) => order.batchNo === batchNo && order.state !== 'cancelled');
    const out = inside.filter((order) => order.state === 'outOfWarehouse' || order.state === 'completed');
    if (status === 'cancelled') return [];
    return done === out.length && total === inside.length && (status === 'closed') === (done === total)
      ? []
      : [`${batchNo} is ${status} at ${done}/${total}, ${out.length}/${inside.length} are out`];
  });

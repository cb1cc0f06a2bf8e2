import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { pickItemEndpoint } from '#contracts/outbound/pick-item.ts';
import { firstRefusal, mayHappen } from '../aggregates/item/item-policies.ts';
import { itemStream, type Item } from '../aggregates/item/item.ts';
import { leaveShelf } from '../aggregates/shelf/shelf-load.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import type { Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/stream-type.ts';
import type { Account } from '../aggregates/account/account.ts';
import { orderDecided } from '../aggregates/order/order-answer.ts';
import { loadOrder, orderMay } from '../aggregates/order/order-policies.ts';
import { orderStream, type Order } from '../aggregates/order/order.ts';
import { noShelf, shelfStream, type Shelf } from '../aggregates/shelf/shelf.ts';
import { itemIsOfOrder, notPickedYet, pickerOf } from './scanned.ts';

type PickItem = BodyOf<typeof pickItemEndpoint>;

/** The picker stands where the item lies: the shelf was scanned by its id or by the name that it bears now. */
const scannedItsShelf = (scanned: string, item: Item, shelf: Shelf): Rejection | undefined => {
  const expected = shelf.exists ? shelf.name : item.shelfName;
  const same = item.shelfId !== undefined && (scanned === item.shelfId || scanned.toUpperCase() === expected.toUpperCase());
  return same ? undefined : reject('WrongShelf', { field: 'shelf', params: { scanned, expected } });
};

interface Floor {
  item: Item;
  shelf: Shelf;
  operatorId: string;
  /** Whoever has it already; nobody as a rule. */
  picker?: Account;
}

export const pickItem = (command: PickItem, order: Order, { item, shelf: place, operatorId, picker }: Floor): Decision => {
  const { oddNo, oneId, shelf, tote } = command;
  const refusal = firstRefusal(
    orderMay(order, 'OrderItemPicked'),
    itemIsOfOrder(order, oneId),
    notPickedYet(order, oneId, picker),
    scannedItsShelf(shelf, item, place),
    mayHappen(item, 'ItemPicked', { field: 'oneId' }),
  );
  if (refusal) return refusal;

  const shelfId = item.shelfId!;
  return {
    changes: [
      change(orderStream, oddNo, { type: 'OrderItemPicked', data: { oneId, tote, shelfId, operatorId } }),
      change(itemStream, oneId, { type: 'ItemPicked', data: { oddNo, shelfId, tote } }),
    ],
    counts: leaveShelf(item),
  };
};

export const pickItemRoute = commandRoute(pickItemEndpoint, async ({ body, viewer }, load) => {
  const order = await loadOrder(load, viewer, body.oddNo);
  if (isRejection(order)) return order;
  const item = await load.one(itemStream, body.oneId);
  const shelf = item.shelfId === undefined ? noShelf : await load.one(shelfStream, item.shelfId);
  const picker = await pickerOf(load, order, body.oneId);
  return orderDecided(order.oddNo, order, pickItem(body, order, { item, shelf, operatorId: viewer.accountId, picker }));
});

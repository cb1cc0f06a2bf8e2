import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { pickItemEndpoint } from '#contracts/outbound/picking.ts';
import { requireItemAllows } from '../aggregates/item/item-policies.ts';
import { itemStream, type Item, type LoadedItem } from '../aggregates/item/item.ts';
import { countOffShelf } from '../aggregates/shelf/shelf-load.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import type { Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import type { Account } from '../aggregates/account/account.ts';
import { orderDecided } from '../aggregates/order/order-answer.ts';
import { loadOrder, requireOrderAllows } from '../aggregates/order/order-policies.ts';
import { noShelf, shelfStream, type Shelf } from '../aggregates/shelf/shelf.ts';
import { requireItemOfOrder, requireNotPicked, pickerOf } from './scanned.ts';
import type { LoadedOrder } from '../aggregates/order/order.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';

export interface PickItem {
  viewer: Pick<Viewer, 'accountId'>;
  body: BodyOf<typeof pickItemEndpoint>;
  now: Date;
}

/** The picker stands where the item lies: the shelf was scanned by its id or by the name that it bears now. */
const requireShelfOfItem = (scanned: string, item: Item, shelf: Shelf): Rejection | undefined => {
  const expected = shelf.exists ? shelf.name : item.shelfName;
  const same = item.shelfId !== undefined && (scanned === item.shelfId || scanned.toUpperCase() === expected.toUpperCase());
  return same ? undefined : reject('WrongShelf', { field: 'shelf', params: { scanned, expected } });
};

interface States {
  order: LoadedOrder;
  item: LoadedItem;
  shelf: Shelf;
  /** Whoever has it already; nobody as a rule. */
  picker?: Account;
}

/** Until then its buyer may cancel. */
const requirePickable = ({ soldAs }: LoadedOrder, now: Date): Rejection | undefined => {
  const at = soldAs?.pickableAt;
  return at !== undefined && at > now.toISOString() ? reject('NotPickableYet', { field: 'oddNo', params: { at } }) : undefined;
};

export const pickItem = ({ viewer, body, now }: PickItem, { order, item, shelf: place, picker }: States): Decision => {
  const { oddNo, oneId, shelf, tote } = body;
  const refusal =
    requireOrderAllows(order, 'OrderItemPicked') ??
    requirePickable(order, now) ??
    requireItemOfOrder(order, oneId) ??
    requireNotPicked(order, oneId, picker) ??
    requireShelfOfItem(shelf, item, place) ??
    requireItemAllows(item, 'ItemPicked', { field: 'oneId' });
  if (refusal) return refusal;

  const shelfId = item.shelfId!;
  return {
    changes: [
      change(order, { type: 'OrderItemPicked', data: { oneId, tote, shelfId, operatorId: viewer.accountId } }),
      change(item, { type: 'ItemPicked', data: { oddNo, shelfId, tote } }),
    ],
    counts: countOffShelf(item),
  };
};

export const pickItemRoute = commandRoute(pickItemEndpoint, async ({ body, viewer, now }, load) => {
  const order = await loadOrder(load, viewer, body.oddNo);
  if (isRejection(order)) return order;
  const item = await load.one(itemStream, body.oneId);
  const shelf = item.shelfId === undefined ? noShelf : await load.one(shelfStream, item.shelfId);
  const picker = await pickerOf(load, order, body.oneId);
  return orderDecided(order, pickItem({ viewer, body, now }, { order, item, shelf, picker }));
});

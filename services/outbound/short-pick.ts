import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { OrderEvent } from '#contracts/outbound/order-events.ts';
import { shortPickEndpoint } from '#contracts/outbound/picking.ts';
import { requireItemAllows } from '../aggregates/item/item-policies.ts';
import { itemStream, type LoadedItem } from '../aggregates/item/item.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import type { Account } from '../aggregates/account/account.ts';
import { orderDecided } from '../aggregates/order/order-answer.ts';
import { loadOrder, requireOrderAllows } from '../aggregates/order/order-policies.ts';
import { present, type Order, type LoadedOrder } from '../aggregates/order/order.ts';
import { requireItemOfOrder, requireNotPicked, pickerOf } from './scanned.ts';
import { requireEligibleSubstitute, takeOverReservation } from './substitute.ts';
import { withSale } from '../aggregates/sale/follow-order.ts';
import { withShipment } from '../aggregates/shipment/follow-order.ts';

type ShortPick = BodyOf<typeof shortPickEndpoint>;

interface States {
  order: LoadedOrder;
  item: LoadedItem;
  /** The one that the command names, if it names one. */
  substitute?: LoadedItem | undefined;
  picker?: Account;
}

/** The item is released, and offered to nobody until it is found; where a substitute is named, it takes the item's place in the order at once. */
export const shortPick = ({ body: command }: { body: ShortPick }, { order, item, substitute, picker }: States): Decision => {
  const { oddNo, oneId, reason, twin } = command;
  const photos = command.photos.length > 0 ? command.photos : undefined;
  const refusal =
    requireOrderAllows(order, 'OrderItemShort') ??
    requireItemOfOrder(order, oneId) ??
    requireNotPicked(order, oneId, picker) ??
    requireItemAllows(item, 'ItemShortPicked', { field: 'oneId' }) ??
    (substitute && requireEligibleSubstitute(order, item, substitute)) ??
    requireDamagePhoto(command);
  if (refusal) return refusal;

  return accept(
    change(order, { type: 'OrderItemShort', data: { oneId, reason, twin, photos } }, ...followUpOnOrder(command, order)),
    change(item, { type: 'ItemShortPicked', data: { oddNo, shelfId: item.shelfId ?? '', reason, twin, photos, sought: true } }),
    ...(substitute ? [change(substitute, ...takeOverReservation(order))] : []),
  );
};

const requireDamagePhoto = ({ damaged, photos }: ShortPick): Rejection | undefined =>
  damaged && photos.length === 0 ? reject('DamagePhotoRequired', { field: 'photos' }) : undefined;

/** Without a substitute the order goes on with what is left; with nothing left, a person has to decide. */
const followUpOnOrder = ({ oneId, twin, reason }: ShortPick, order: Order): OrderEvent[] => {
  if (twin) return [{ type: 'OrderItemReplaced', data: { oneId, by: twin } }];
  return present(order).length > 1 ? [] : [{ type: 'OrderException', data: { reason } }];
};

export const shortPickRoute = commandRoute(shortPickEndpoint, async ({ body, viewer }, load) => {
  const order = await loadOrder(load, viewer, body.oddNo);
  if (isRejection(order)) return order;
  const [item, substitute] = await load.many(itemStream, body.twin ? [body.oneId, body.twin] : [body.oneId]);
  const picker = await pickerOf(load, order, body.oneId);
  const decision = shortPick({ body }, { order, item: item!, substitute, picker });
  return orderDecided(order, await withShipment(load, order, await withSale(load, order, decision)));
});

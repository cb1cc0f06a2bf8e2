import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { OrderEvent } from '#contracts/outbound/order-events.ts';
import { shortPickEndpoint } from '#contracts/outbound/short-pick.ts';
import { firstRefusal, mayHappen } from '../aggregates/item/item-policies.ts';
import { itemStream, type Item } from '../aggregates/item/item.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/stream-type.ts';
import type { Account } from '../aggregates/account/account.ts';
import { orderDecided } from '../aggregates/order/order-answer.ts';
import { loadOrder, orderMay } from '../aggregates/order/order-policies.ts';
import { orderStream, present, type Order } from '../aggregates/order/order.ts';
import { itemIsOfOrder, notPickedYet, pickerOf } from './scanned.ts';
import { eligibleTwin, reservedInstead } from './twin.ts';

type ShortPick = BodyOf<typeof shortPickEndpoint>;

/** The item is released and its shelf is to be counted; where a twin is named, it takes the item's place in the order at once. */
export const shortPick = (
  command: ShortPick,
  order: Order,
  item: Item,
  { twin, picker }: { twin?: Item | undefined; picker?: Account } = {},
): Decision => {
  const { oddNo, oneId, reason, twin: by } = command;
  const photos = command.photos.length > 0 ? command.photos : undefined;
  const refusal = firstRefusal(
    orderMay(order, 'OrderItemShort'),
    itemIsOfOrder(order, oneId),
    notPickedYet(order, oneId, picker),
    mayHappen(item, 'ItemShortPicked', { field: 'oneId' }),
    twin && eligibleTwin(item, twin),
    damageIsShown(command),
  );
  if (refusal) return refusal;

  return accept(
    change(orderStream, oddNo, { type: 'OrderItemShort', data: { oneId, reason, twin: by, photos } }, ...whatBecomesOfOrder(command, order)),
    change(itemStream, oneId, { type: 'ItemShortPicked', data: { oddNo, shelfId: item.shelfId ?? '', reason, twin: by, photos } }),
    ...(by ? [change(itemStream, by, ...reservedInstead(order))] : []),
  );
};

const damageIsShown = ({ damaged, photos }: ShortPick): Rejection | undefined =>
  damaged && photos.length === 0 ? reject('DamagePhotoRequired', { field: 'photos' }) : undefined;

/** Without a twin the order goes on with what is left; with nothing left, a person has to decide. */
const whatBecomesOfOrder = ({ oneId, twin, reason }: ShortPick, order: Order): OrderEvent[] => {
  if (twin) return [{ type: 'OrderItemReplaced', data: { oneId, by: twin } }];
  return present(order).length > 1 ? [] : [{ type: 'OrderException', data: { reason } }];
};

export const shortPickRoute = commandRoute(shortPickEndpoint, async ({ body, viewer }, load) => {
  const order = await loadOrder(load, viewer, body.oddNo);
  if (isRejection(order)) return order;
  const [item, twin] = await load.many(itemStream, body.twin ? [body.oneId, body.twin] : [body.oneId]);
  return orderDecided(order.oddNo, order, shortPick(body, order, item!, { twin, picker: await pickerOf(load, order, body.oneId) }));
});

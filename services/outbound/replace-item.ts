import { formatOneId } from '#contracts/item/one-id.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { replaceItemEndpoint } from '#contracts/outbound/order-commands.ts';
import { requireItemAllows } from '../aggregates/item/item-policies.ts';
import { itemStream, type LoadedItem } from '../aggregates/item/item.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import type { Account } from '../aggregates/account/account.ts';
import { orderDecided } from '../aggregates/order/order-answer.ts';
import { loadOrder, requireOrderAllows } from '../aggregates/order/order-policies.ts';
import type { Order, LoadedOrder } from '../aggregates/order/order.ts';
import { requireItemOfOrder, requireNotPicked, pickerOf } from './scanned.ts';
import { requireEligibleSubstitute, takeOverReservation } from './substitute.ts';
import { withSale } from '../aggregates/sale/follow-order.ts';
import { withShipment } from '../aggregates/shipment/follow-order.ts';

interface States {
  order: LoadedOrder;
  item: LoadedItem;
  twin: LoadedItem;
  picker?: Account;
}

const requireNotReplaced = ({ replaced }: Order, oneId: string): Rejection | undefined =>
  replaced.some((each) => each.oneId === oneId) ? reject('AlreadyReplaced', { field: 'oneId', params: { oneId: formatOneId(oneId) } }) : undefined;

/** One that is reserved is freed; one that was not found was let go before. An order in exception stays there until somebody resumes it. */
export const replaceItem = ({ body }: Pick<CommandOf<typeof replaceItemEndpoint>, 'body'>, { order, item, twin, picker }: States): Decision => {
  const { oddNo, oneId } = body;
  const isShort = order.short.includes(oneId);
  const refusal =
    requireOrderAllows(order, 'OrderItemReplaced') ??
    requireNotReplaced(order, oneId) ??
    (isShort ? undefined : (requireItemOfOrder(order, oneId) ?? requireNotPicked(order, oneId, picker))) ??
    (isShort ? undefined : requireItemAllows(item, 'RequestCancelled', { field: 'oneId' })) ??
    requireEligibleSubstitute(order, item, twin);
  if (refusal) return refusal;

  const { requestType } = order;
  return accept(
    change(order, { type: 'OrderItemReplaced', data: { oneId, by: body.twin } }),
    ...(isShort ? [] : [change(item, { type: 'RequestCancelled', data: { oddNo, requestType } })]),
    change(twin, ...takeOverReservation(order)),
  );
};

export const replaceItemRoute = commandRoute(replaceItemEndpoint, async ({ body, viewer }, load) => {
  const order = await loadOrder(load, viewer, body.oddNo);
  if (isRejection(order)) return order;
  const [item, twin] = await load.many(itemStream, [body.oneId, body.twin]);
  const picker = await pickerOf(load, order, body.oneId);
  const decision = replaceItem({ body }, { order, item: item!, twin: twin!, picker });
  return orderDecided(order, await withShipment(load, order, await withSale(load, order, decision)));
});

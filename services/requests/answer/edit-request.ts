import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { editRequestEndpoint } from '#contracts/requests/edit-request.ts';
import { firstRefusal } from '#services/aggregates/item/item-policies.ts';
import type { Item } from '#services/aggregates/item/item.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import type { Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/stream-type.ts';
import { orderDecided } from '#services/aggregates/order/order-answer.ts';
import { labelFreed, labelOfOrder } from '#services/aggregates/order/order-label.ts';
import { orderKinds } from '#services/aggregates/order/order-kinds.ts';
import { loadOwnOrder, orderMay } from '#services/aggregates/order/order-policies.ts';
import { orderStream, type Order } from '#services/aggregates/order/order.ts';
import { addressIsComplete } from '../address.ts';
import { labelIsUsable } from '../label.ts';
import { itemsOf, requestedAnew, stillReserved } from '../order-items.ts';

type EditRequest = BodyOf<typeof editRequestEndpoint>;

export const editFitsType = (order: Order, command: EditRequest): Rejection | undefined => {
  const foreign = (['label', 'address', 'priceCents'] as const).find(
    (field) => command[field] !== undefined && orderKinds[order.kind].editable !== field,
  );
  return foreign && reject('EditNotOfThisType', { field: foreign });
};

/** A quoted request loses its quotation: the items are asked for anew, and the review begins again. */
export const editRequest = (command: EditRequest, editorId: string, order: Order, items: readonly Item[]): Decision => {
  const { label, address, priceCents, remark } = command;
  const refusal = firstRefusal(
    orderMay(order, 'OrderEdited'),
    editFitsType(order, command),
    label && labelIsUsable(label),
    address && addressIsComplete(address),
    order.state === 'toConfirm' ? stillReserved(order, items, 'RequestCancelled') : undefined,
  );
  if (refusal) return refusal;

  const otherLabel = label && label.logNo !== order.label?.logNo;
  return {
    changes: [
      change(orderStream, order.oddNo, { type: 'OrderEdited', data: { editorId, remark, label, address, priceCents } }),
      ...(order.state === 'toConfirm' ? requestedAnew(order) : []),
    ],
    ...(otherLabel && { claims: labelOfOrder(label, order), releases: labelFreed(order) }),
  };
};

export const editRequestRoute = commandRoute(editRequestEndpoint, async ({ body, viewer }, load) => {
  const order = await loadOwnOrder(load, viewer, body.oddNo);
  if (isRejection(order)) return order;
  return orderDecided(order.oddNo, order, editRequest(body, viewer.accountId, order, await itemsOf(load, order)));
});

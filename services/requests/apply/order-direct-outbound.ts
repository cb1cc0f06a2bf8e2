import { requestTypeOf } from '#contracts/item/order-kinds.ts';
import type { Viewer } from '#contracts/kernel/viewer.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { orderDirectOutboundEndpoint } from '#contracts/requests/order-direct-outbound.ts';
import { firstRefusal, itemExists, withinReach } from '#services/aggregates/item/item-policies.ts';
import { itemStream, type Item } from '#services/aggregates/item/item.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import type { Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/stream-type.ts';
import { orderDecided } from '#services/aggregates/order/order-answer.ts';
import { labelOfOrder } from '#services/aggregates/order/order-label.ts';
import { orderStream } from '#services/aggregates/order/order.ts';
import { addressIsComplete } from '../address.ts';
import { requireDueAhead } from '../due.ts';
import { noItemTwice, oneIdAt, onlyItemsInStock, onlyItemsOfOneUser, onlyItemsOfOneWarehouse } from '../eligibility.ts';
import { labelIsUsable } from '../label.ts';
import { applied } from './application.ts';

type OrderDirectOutbound = BodyOf<typeof orderDirectOutboundEndpoint>;

export const orderDirectOutbound = (command: OrderDirectOutbound, viewer: Viewer, oddNo: string, items: readonly Item[]): Decision => {
  const { oneIds, label, address, dueAt, remark } = command;
  const refusal = firstRefusal(
    noItemTwice(oneIds),
    ...items.map((item, index) => itemExists(item, { field: oneIdAt(index) }) ?? withinReach(viewer, item, { field: oneIdAt(index) })),
    onlyItemsInStock(items),
    onlyItemsOfOneUser(items),
    onlyItemsOfOneWarehouse(items),
    label && labelIsUsable(label),
    address && addressIsComplete(address),
  );
  if (refusal) return refusal;

  const { shopId } = items[0]!;
  const order = {
    ...applied(oddNo, { shopId, accountId: viewer.accountId }, items),
    requestType: requestTypeOf.directOutbound,
    label,
    address,
    dueAt,
    remark,
  };
  return {
    changes: [
      change(orderStream, oddNo, { type: 'OrderApplied', data: order }),
      ...oneIds.map((oneId) => change(itemStream, oneId, { type: 'DirectOutboundOrdered', data: { oddNo } })),
    ],
    claims: labelOfOrder(label, order),
  };
};

export const orderDirectOutboundRoute = commandRoute(orderDirectOutboundEndpoint, async ({ body, viewer, numbers, now }, load) => {
  const items = await load.many(itemStream, body.oneIds);
  const oddNo = await numbers.oddNo(now);
  return orderDecided(oddNo, undefined, requireDueAhead(body.dueAt, now) ?? orderDirectOutbound(body, viewer, oddNo, items));
});

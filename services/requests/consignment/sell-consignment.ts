import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { isRejection, reject } from '#contracts/kernel/rejection.ts';
import { sellConsignmentEndpoint } from '#contracts/requests/sell-consignment.ts';
import { firstRefusal } from '#services/aggregates/item/item-policies.ts';
import type { Item } from '#services/aggregates/item/item.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import type { Claim, Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/stream-type.ts';
import { orderDecided } from '#services/aggregates/order/order-answer.ts';
import { loadOrder, orderMay } from '#services/aggregates/order/order-policies.ts';
import { consignedItem, orderStream, type Order } from '#services/aggregates/order/order.ts';
import { itemsOf, onEachItem, stillReserved } from '../order-items.ts';

type SellConsignment = BodyOf<typeof sellConsignmentEndpoint>;

/** A platform order pays for one item, once. */
const platformOrderIsNew = (platform: string, platOrderNo: string, oddNo: string): Claim => ({
  kind: 'platform-order',
  key: `${platform}:${platOrderNo}`,
  owner: oddNo,
  otherwise: reject('PlatformOrderTaken', { field: 'platOrderNo', params: { platOrderNo } }),
});

/** From now on the item is owed to its buyer, and waits for the floor. */
export const sellConsignment = (command: SellConsignment, order: Order, items: readonly Item[]): Decision => {
  const refusal = firstRefusal(orderMay(order, 'ConsignmentOrderSold'), stillReserved(order, items, 'ConsignmentSold'));
  if (refusal) return refusal;

  const { oddNo } = order;
  const { platOrderNo, soldPriceCents: soldPrice, platform = order.platform ?? '' } = command;
  return {
    changes: [
      change(orderStream, oddNo, { type: 'ConsignmentOrderSold', data: { oneId: consignedItem(order), platform, platOrderNo, soldPrice } }),
      ...onEachItem(order, () => [{ type: 'ConsignmentSold', data: { oddNo, platform, platOrderNo, soldPrice } }]),
    ],
    claims: [platformOrderIsNew(platform, platOrderNo, oddNo)],
  };
};

export const sellConsignmentRoute = commandRoute(sellConsignmentEndpoint, async ({ body, viewer }, load) => {
  const order = await loadOrder(load, viewer, body.oddNo);
  if (isRejection(order)) return order;
  return orderDecided(order.oddNo, order, sellConsignment(body, order, await itemsOf(load, order)));
});

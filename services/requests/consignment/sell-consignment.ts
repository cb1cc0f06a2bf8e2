import { isRejection, reject } from '#contracts/kernel/rejection.ts';
import { sellConsignmentEndpoint } from '#contracts/requests/consignments.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import type { Claim, Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { orderDecided } from '#services/aggregates/order/order-answer.ts';
import { loadOrder, requireOrderAllows } from '#services/aggregates/order/order-policies.ts';
import { consignedItem } from '#services/aggregates/order/order.ts';
import { type OrderAndItems, onEachItem, requireStillReserved, withItems } from '../order-items.ts';

/** A platform order pays for one item, once. */
const platformOrderIsNew = (platform: string, platOrderNo: string, oddNo: string): Claim => ({
  kind: 'platform-order',
  key: `${platform}:${platOrderNo}`,
  owner: oddNo,
  otherwise: reject('PlatformOrderTaken', { field: 'platOrderNo', params: { platOrderNo } }),
});

/** From now on the item is owed to its buyer, and waits for the floor. */
export const sellConsignment = ({ body }: CommandOf<typeof sellConsignmentEndpoint>, { order, items }: OrderAndItems): Decision => {
  const refusal = requireOrderAllows(order, 'ConsignmentOrderSold') ?? requireStillReserved({ order, items }, 'ConsignmentSold');
  if (refusal) return refusal;

  const { oddNo } = order;
  const { platOrderNo, soldPriceCents: soldPrice, platform = order.platform ?? '' } = body;
  return {
    changes: [
      change(order, { type: 'ConsignmentOrderSold', data: { oneId: consignedItem(order), platform, platOrderNo, soldPrice } }),
      ...onEachItem(items, () => [{ type: 'ConsignmentSold', data: { oddNo, platform, platOrderNo, soldPrice } }]),
    ],
    claims: [platformOrderIsNew(platform, platOrderNo, oddNo)],
  };
};

export const sellConsignmentRoute = commandRoute(sellConsignmentEndpoint, async ({ body, viewer }, load) => {
  const order = await loadOrder(load, viewer, body.oddNo);
  if (isRejection(order)) return order;
  return orderDecided(order, sellConsignment({ body }, await withItems(load, order)));
});

import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { sellConsignmentEndpoint } from '#contracts/requests/consignments.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import type { Claim, Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { orderDecided } from '#services/aggregates/order/order-answer.ts';
import { loadOrder, requireOrderAllows } from '#services/aggregates/order/order-policies.ts';
import { consignedItem } from '#services/aggregates/order/order.ts';
import { type OrderAndItems, onEachItem, requireStillReserved, withItems } from '../order-items.ts';
import { channelOf } from '#contracts/sales/sale-platforms.ts';
import { saleIdOf, saleStream, soldItem, type LoadedSale } from '#services/aggregates/sale/sale.ts';
import { soldClaim } from '#services/aggregates/sale/sold-claim.ts';

/** A platform order pays for one item, once. */
const platformOrderIsNew = (platform: string, platOrderNo: string, oddNo: string): Claim => ({
  kind: 'platform-order',
  key: `${platform}:${platOrderNo}`,
  owner: oddNo,
  otherwise: reject('PlatformOrderTaken', { field: 'platOrderNo', params: { platOrderNo } }),
});

interface States extends OrderAndItems {
  /** Where the platform is a channel; others are known by name only. */
  sale?: LoadedSale | undefined;
}

const requireNewSale = ({ sale }: States, platOrderNo: string): Rejection | undefined =>
  sale?.status === undefined ? undefined : reject('PlatformOrderTaken', { field: 'platOrderNo', params: { platOrderNo } });

/** From now on the item is owed to its buyer, and waits for the floor. */
export const sellConsignment = ({ body, now }: CommandOf<typeof sellConsignmentEndpoint, 'now'>, states: States): Decision => {
  const { order, items, sale } = states;
  const { oddNo } = order;
  const { platOrderNo, soldPriceCents: soldPrice, platform = order.platform ?? '' } = body;
  const refusal =
    requireOrderAllows(order, 'ConsignmentOrderSold') ??
    requireStillReserved({ order, items }, 'ConsignmentSold') ??
    requireNewSale(states, platOrderNo);
  if (refusal) return refusal;
  const channel = channelOf(platform);
  const saleId = channel && saleIdOf(channel, platOrderNo);
  const told = { platform, platOrderNo, soldPrice, ...(saleId && { saleId }) };
  return {
    changes: [
      change(order, { type: 'ConsignmentOrderSold', data: { oneId: consignedItem(order), ...told } }),
      ...onEachItem(items, () => [{ type: 'ConsignmentSold', data: { oddNo, ...told } }]),
      ...(sale && channel && saleId
        ? [
            change(sale, {
              type: 'SaleRecorded',
              data: {
                saleId,
                channel,
                saleNo: platOrderNo,
                ...soldItem(items[0]!),
                priceCents: soldPrice,
                currency: 'USD',
                soldAt: now.toISOString(),
                oddNo,
                consigned: true,
              },
            }),
          ]
        : []),
    ],
    claims: [platformOrderIsNew(platform, platOrderNo, oddNo), ...(saleId ? [soldClaim(consignedItem(order), saleId)] : [])],
  };
};

export const sellConsignmentRoute = commandRoute(sellConsignmentEndpoint, async ({ body, viewer, now }, load) => {
  const order = await loadOrder(load, viewer, body.oddNo);
  if (isRejection(order)) return order;
  const channel = channelOf(body.platform ?? order.platform ?? '');
  const sale = channel && (await load.one(saleStream, saleIdOf(channel, body.platOrderNo)));
  return orderDecided(order, sellConsignment({ body, now }, { ...(await withItems(load, order)), sale }));
});

import { isRejection } from '#contracts/kernel/rejection.ts';
import { takeOverConsignmentEndpoint } from '#contracts/requests/consignments.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { orderDecided } from '#services/aggregates/order/order-answer.ts';
import { handOver } from '#services/aggregates/item/hand-over.ts';
import { loadOrder, requireOrderAllows } from '#services/aggregates/order/order-policies.ts';
import { paymentForGoods } from '#services/aggregates/order/order-purchase.ts';
import { consignedItem } from '#services/aggregates/order/order.ts';
import { walletStream, type LoadedWallet } from '#services/aggregates/wallet/wallet.ts';
import { selfOperatedShop } from '#contracts/kernel/access/shops.ts';
import { type OrderAndItems, onEachItem, requireStillReserved, withItems } from '../order-items.ts';

interface States extends OrderAndItems {
  /** Of the seller, whom the operator pays. */
  wallet: LoadedWallet;
}

/** The operator buys what did not sell: the item leaves the platform and stays on its shelf, in the group's account, and is paid for in the same moment. */
export const takeOverConsignment = (
  { body: { priceCents }, now }: CommandOf<typeof takeOverConsignmentEndpoint, 'now'>,
  { order, items, wallet }: States,
): Decision => {
  const refusal = requireOrderAllows(order, 'ConsignmentOrderTakenOver') ?? requireStillReserved({ order, items }, 'ConsignmentDelisted');
  if (refusal) return refusal;

  const { oddNo } = order;
  const oneId = consignedItem(order);
  return accept(
    change(order, { type: 'ConsignmentOrderTakenOver', data: { oneId, priceCents } }),
    ...onEachItem(items, (item) => [
      { type: 'ConsignmentDelisted', data: { oddNo } },
      handOver({ item, shopId: selfOperatedShop, reason: 'cashOut', oddNo, costCents: priceCents }),
    ]),
    ...paymentForGoods(order, [{ oneId, cents: priceCents }], now).map((paid) => change(wallet, paid)),
  );
};

export const takeOverConsignmentRoute = commandRoute(takeOverConsignmentEndpoint, async ({ body, viewer, now }, load) => {
  const order = await loadOrder(load, viewer, body.oddNo);
  if (isRejection(order)) return order;
  const [states, wallet] = await Promise.all([withItems(load, order), load.one(walletStream, order.shopId)]);
  return orderDecided(order, takeOverConsignment({ body, now }, { ...states, wallet }));
});

import type { ItemEvent } from '#contracts/item/item-events.ts';
import type { ApplicationType } from '#contracts/item/order-kinds.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { requireItemAllows, firstRefusal } from '../aggregates/item/item-policies.ts';
import { ownGoodsAmong, type OwnGoods } from '../aggregates/wallet/own-goods.ts';
import { itemStream, type LoadedItem } from '../aggregates/item/item.ts';
import type { Load } from '#kernel/commands/unit-of-work.ts';
import type { StreamChange } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import type { LoadedOrder } from '../aggregates/order/order.ts';
import { walletStream, type LoadedWallet } from '../aggregates/wallet/wallet.ts';

/** What is decided on when a request is answered. */
export interface OrderAndItems {
  order: LoadedOrder;
  /** In the order's sequence. */
  items: readonly LoadedItem[];
  /** Of its seller, where what it costs is set aside. */
  wallet?: LoadedWallet | undefined;
  /** Those that the operator bought and gives away. */
  givenAway?: readonly OwnGoods[];
}

export const withItems = async (load: Load, order: LoadedOrder): Promise<OrderAndItems> => {
  const [items, wallet] = await Promise.all([load.many(itemStream, order.oneIds), order.cardFee ? load.one(walletStream, order.shopId) : undefined]);
  return { order, items, wallet, ...(order.kind === 'ownershipTransfer' && { givenAway: ownGoodsAmong(load, items) }) };
};

/** Facts for each item of an order. */
export const onEachItem = (items: readonly LoadedItem[], facts: (item: LoadedItem, index: number) => ItemEvent[]): StreamChange[] =>
  items.map((item, index) => change(item, ...facts(item, index)));

/** A quotation that no longer holds: its items are asked for anew, and the review begins again. */
export const requestedAnew = ({ order, items }: OrderAndItems): StreamChange[] => {
  const { oddNo, dropship, targetShopId } = order;
  // A direct outbound is never under review, so never quoted.
  const requestType = order.requestType as ApplicationType;
  return onEachItem(items, () => [
    { type: 'RequestCancelled', data: { oddNo, requestType } },
    { type: 'ItemRequested', data: { oddNo, requestType, dropship, targetShopId } },
  ]);
};

/** What was reserved when the seller applied may have been lost since: it is looked at again whenever a decision on the order is carried out. */
export const requireStillReserved = ({ order, items }: OrderAndItems, event: ItemEvent['type']): Rejection | undefined =>
  firstRefusal(items, (item) =>
    item.oddNo === order.oddNo
      ? requireItemAllows(item, event, { field: 'oddNo' })
      : reject('ReservationLost', { field: 'oddNo', params: { oneId: item.oneId, oddNo: order.oddNo } }),
  );

import { selfOperatedShop } from '#contracts/accounts/self-operated.ts';
import type { ItemEvent } from '#contracts/item/item-events.ts';
import type { Item } from '../aggregates/item/item.ts';
import type { StreamChange } from '#kernel/commands/stream-type.ts';
import type { Order } from '../aggregates/order/order.ts';
import { onEachItem } from './order-items.ts';

/** What an approval, or the seller's confirmation of a quotation, does to the items: the answer itself, and what follows from it by type. */
export const carriedOut = (order: Order, items: readonly Item[], answer: 'RequestApproved' | 'RequestConfirmed'): StreamChange[] =>
  onEachItem(order, (_oneId, index) => [
    { type: answer, data: { oddNo: order.oddNo, requestType: order.requestType } },
    ...consequences(order, items[index]!),
  ]);

const consequences = (order: Order, item: Item): ItemEvent[] => {
  const { oddNo } = order;
  switch (order.requestType) {
    case 3:
    case 4:
    case 14:
      return [];
    case 5:
      return [handOver(item, selfOperatedShop, 'cashOut', oddNo)];
    case 6:
      return [{ type: 'ConsignmentListed', data: { oddNo, platform: order.platform ?? '', price: order.priceCents ?? 0 } }];
    case 7:
      return [handOver(item, order.targetShopId!, 'ownershipTransfer', oddNo)];
  }
};

export const handOver = (item: Item, shopId: number, reason: 'cashOut' | 'ownershipTransfer', oddNo: string): ItemEvent => ({
  type: 'ItemOwnerChanged',
  data: { fromShopId: item.shopId, shopId, reason, oddNo },
});

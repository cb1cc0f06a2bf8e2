import type { ItemEvent } from '#contracts/item/item-events.ts';
import type { Item } from './item.ts';

/** An item goes to another shop by way of an order. */
export const handOver = (item: Item, shopId: number, reason: 'cashOut' | 'ownershipTransfer', oddNo: string): ItemEvent => ({
  type: 'ItemOwnerChanged',
  data: { fromShopId: item.shopId, shopId, reason, oddNo },
});

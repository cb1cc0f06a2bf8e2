import type { ItemEvent } from '#contracts/item/item-events.ts';
import type { Item } from './item.ts';

interface HandOver {
  item: Pick<Item, 'shopId'>;
  shopId: number;
  reason: 'cashOut' | 'ownershipTransfer';
  oddNo: string;
  /** What is paid for it, where that was not quoted. */
  costCents?: number;
}

/** An item goes to another shop by way of an order. */
export const handOver = ({ item, ...data }: HandOver): ItemEvent => ({
  type: 'ItemOwnerChanged',
  data: { fromShopId: item.shopId, ...data },
});

import type { ItemEvent } from '#contracts/item/item-events.ts';
import { streamType } from '#kernel/commands/stream-type.ts';
import type { LoadedFrom } from '#kernel/commands/loaded.ts';
import { evolveItem } from './evolve-item.ts';
import { type Item, noItem } from './item-state.ts';
import { acceptsItemEvent } from './lifecycle.ts';

export { noItem, type Item } from './item-state.ts';

export const itemStream = streamType<Item, ItemEvent>({
  prefix: 'item',
  initial: noItem,
  accepts: acceptsItemEvent,
  evolve: evolveItem,
  tags: (item, id) => {
    const oddNo = item.oddNo ?? item.mentioned.oddNo;
    return {
      oneId: id,
      shopIds: item.mentioned.shopId === undefined ? [item.shopId] : [item.shopId, item.mentioned.shopId],
      warehouseId: item.warehouseId,
      ...(item.preId && { preId: item.preId }),
      ...(item.batchNo && { batchNo: item.batchNo }),
      ...(oddNo && { oddNo }),
      ...(item.state && { state: item.state }),
      defective: item.defective,
    };
  },
});

export type LoadedItem = LoadedFrom<typeof itemStream>;

import { warehouseTopic } from '#contracts/kernel/topics/list-topics.ts';
import { shelvesTopic } from '#contracts/shelving/shelves-topic.ts';
import { listShelfItems, listShelves } from '#contracts/shelving/shelf-queries.ts';
import { useLiveReads } from '#web/live/use-live.ts';

/** Shelves come and go, and what lies on them does. */
export const useShelvesLive = (warehouseId: string | undefined): void => {
  useLiveReads(warehouseId && shelvesTopic(warehouseId), listShelves, listShelfItems);
  useLiveReads(warehouseId && warehouseTopic('inventory', warehouseId), listShelves, listShelfItems);
};

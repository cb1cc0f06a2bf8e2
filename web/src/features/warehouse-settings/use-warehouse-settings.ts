import { everythingTopic } from '#contracts/kernel/topics/list-topics.ts';
import { warehousesTopic } from '#contracts/reference/warehouses-topic.ts';
import { listWarehouseSettings } from '#contracts/reference/list-warehouse-settings.ts';
import { useRead } from '#web/api/use-read.ts';
import { useLiveReads } from '#web/live/use-live.ts';

/** The warehouses as any administrator sets them up, and how full their shelves are. */
export const useWarehouseSettings = () => {
  useLiveReads(warehousesTopic, listWarehouseSettings);
  useLiveReads(everythingTopic('inventory'), listWarehouseSettings);
  return useRead(listWarehouseSettings);
};

import { warehouseTopic } from '#contracts/kernel/topics/list-topics.ts';
import { boardTopic } from '#contracts/tasks/board-topic.ts';
import { getWorkplace, type WarehouseWorkplace } from '#contracts/overview/overview-queries.ts';
import { useRead } from '#web/api/use-read.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { useLiveReads } from '#web/live/use-live.ts';

/** What waits in the warehouse in use, as it moves: parcels, items, orders and counts. */
export const useWorkplace = () => {
  const { warehouse } = useUser();
  useLiveReads(warehouse && warehouseTopic('packages', warehouse.id), getWorkplace);
  useLiveReads(warehouse && warehouseTopic('inventory', warehouse.id), getWorkplace);
  useLiveReads(warehouse && boardTopic(warehouse.id), getWorkplace);
  useLiveReads(warehouse && warehouseTopic('counts', warehouse.id), getWorkplace);
  const read = useRead(getWorkplace, { wareId: warehouse?.id }, { enabled: warehouse !== undefined });
  const workplace: WarehouseWorkplace | undefined = read.data?.of === 'warehouse' ? read.data : undefined;
  return { read, workplace };
};

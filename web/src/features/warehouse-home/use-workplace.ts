import { warehouseTopic } from '#contracts/kernel/topics/list-topics.ts';
import { boardTopic } from '#contracts/tasks/board-topic.ts';
import { getWorkplace, type WarehouseWorkplace } from '#contracts/overview/overview-queries.ts';
import { queryClient } from '#web/api/query-client.ts';
import { readOptions, useRead } from '#web/api/use-read.ts';
import { session } from '#web/browser/session.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { useLiveReads } from '#web/live/use-live.ts';

/** Reads what waits as the page at an address will. */
export const readWaitingAhead = (address: string): void => {
  const { warehouseId: wareId } = session.get();
  if (wareId !== undefined) void queryClient.prefetchQuery(readOptions(getWorkplace, { wareId }, address.split('?')[0]!));
};

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

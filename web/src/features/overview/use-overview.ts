import { everythingTopic, warehouseTopic } from '#contracts/kernel/topics/list-topics.ts';
import { shelvesTopic } from '#contracts/shelving/shelves-topic.ts';
import { boardTopic } from '#contracts/tasks/board-topic.ts';
import { getOverview } from '#contracts/overview/overview-queries.ts';
import { useRead } from '#web/api/use-read.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { useLiveReads } from '#web/live/use-live.ts';

/** Every warehouse for administrators, the one in use for its staff, as goods, parcels and shelves move. */
export const useOverview = (shown: string | undefined) => {
  const { terminal, warehouse } = useUser();
  const place = terminal === 'admin' ? undefined : warehouse?.id;
  const topic = (list: 'inventory' | 'packages') => (place === undefined ? everythingTopic(list) : warehouseTopic(list, place));
  useLiveReads(topic('inventory'), getOverview);
  useLiveReads(topic('packages'), getOverview);
  useLiveReads(place === undefined ? everythingTopic('orders') : boardTopic(place), getOverview);
  useLiveReads((place ?? shown) && shelvesTopic((place ?? shown)!), getOverview);
  return useRead(getOverview, place === undefined ? {} : { wareId: place });
};

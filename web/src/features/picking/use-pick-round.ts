import { shelvesTopic } from '#contracts/shelving/shelves-topic.ts';
import { boardTopic } from '#contracts/tasks/board-topic.ts';
import { getPickList } from '#contracts/outbound/picking.ts';
import { useOutbox } from '#web/core/access/use-outbox.ts';
import { useRead } from '#web/api/use-read.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { useLiveReads } from '#web/live/use-live.ts';

export type PickWork = { oddNo: string } | { batchNo: string };

/** The pick list of the work, live, and the outbox of its scans. */
export const usePickRound = (work: PickWork) => {
  const { warehouse } = useUser();
  const read = useRead(getPickList, work);
  useLiveReads(warehouse && boardTopic(warehouse.id), getPickList);
  useLiveReads(warehouse && shelvesTopic(warehouse.id), getPickList);
  const outbox = useOutbox(`pick ${'oddNo' in work ? work.oddNo : work.batchNo}`, [getPickList]);
  return { read, outbox };
};

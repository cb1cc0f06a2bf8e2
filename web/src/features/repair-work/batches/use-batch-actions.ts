import type { RepairBatchRow } from '#contracts/repair/repair-batches.ts';
import { listRepairs } from '#contracts/repair/repair-queries.ts';
import { callEndpoint } from '#web/api/call-endpoint.ts';
import { useWorkActions } from '../list/use-work-actions.ts';
import { useFinishBatch } from './use-finish-batch.ts';

export const useBatchActions = () => {
  const work = useWorkActions();
  const { finish, busy } = useFinishBatch();
  return {
    ...work,
    finish,
    busy,
    printBatch: async ({ batchNo }: RepairBatchRow) => {
      const { data } = await callEndpoint(listRepairs, { query: { batchNo, order: 'asc', size: 100 } });
      work.print(data.map(({ repairNo }) => repairNo));
    },
  };
};
export type BatchActions = ReturnType<typeof useBatchActions>;

import { useTranslation } from 'react-i18next';
import { finishRepairBatchEndpoint, type RepairBatchRow } from '#contracts/repair/repair-batches.ts';
import { useCommand } from '#web/api/use-command.ts';
import { showFailure } from '#web/api/http/failures.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';
import { readsOfRepairs } from '../list/handed.ts';

/** Finishes a batch: what is left of it is asked about in the server's words, which know the count (R5.40). */
export const useFinishBatch = () => {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const finishing = useCommand(finishRepairBatchEndpoint, { invalidates: readsOfRepairs, quiet: true });
  const send = (batchNo: string, confirmed: boolean): void =>
    finishing.mutate(
      { batchNo, confirmed },
      {
        onSuccess: () => showSuccess(t('repairWork.batchFinished', { batchNo })),
        onError: (failure) => {
          if (failure.error !== 'RepairBatchUnfinished') return showFailure(failure);
          void confirm({
            kind: 'plain',
            title: t('repairWork.finishTitle', { batchNo }),
            text: failure.message,
            confirm: t('repairWork.treatAsRepaired'),
          }).then((sure) => sure !== false && send(batchNo, true));
        },
      },
    );
  return { finish: ({ batchNo }: Pick<RepairBatchRow, 'batchNo'>) => send(batchNo, false), busy: finishing.isPending };
};

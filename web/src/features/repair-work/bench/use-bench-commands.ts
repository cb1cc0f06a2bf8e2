import { useTranslation } from 'react-i18next';
import type { RepairDetail } from '#contracts/repair/repair-queries.ts';
import { repairRejections } from '#contracts/repair/repair-rejections.ts';
import { moveRepairsToTodayEndpoint } from '#contracts/repair/repair-tasks.ts';
import { completeRepairEndpoint, failRepairEndpoint, findBoxEndpoint, loseBoxEndpoint, startRepairEndpoint } from '#contracts/repair/repair-work.ts';
import { useCommand } from '#web/api/use-command.ts';
import { showError, showSuccess } from '#web/core/toasts/toasts.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';
import { giveFeedback } from '#web/ui/floor/scan/scan-feedback.ts';
import { readsOfRepairs } from '../list/handed.ts';

/** What the person at the bench reports of the repair in hand. */
export const useBenchCommands = ({ repairNo }: Pick<RepairDetail, 'repairNo'>) => {
  const { t } = useTranslation();
  const words = useWords();
  const confirm = useConfirm();
  const told = (key: 'started' | 'completed' | 'failed' | 'lost' | 'found' | 'today') => ({
    invalidates: readsOfRepairs,
    onSuccess: () => {
      giveFeedback('done');
      showSuccess(t(`repairBench.told.${key}`, { repairNo }));
    },
  });
  const starting = useCommand(startRepairEndpoint, told('started'));
  const completing = useCommand(completeRepairEndpoint, told('completed'));
  const failing = useCommand(failRepairEndpoint, told('failed'));
  const losing = useCommand(loseBoxEndpoint, told('lost'));
  const finding = useCommand(findBoxEndpoint, told('found'));
  const moving = useCommand(moveRepairsToTodayEndpoint, {
    ...told('today'),
    quiet: true,
    onError: ({ message }) => showError(t('repairWork.todayFailed'), message),
  });
  const busy = [starting, completing, failing, losing, finding, moving].some(({ isPending }) => isPending);

  return {
    busy,
    start: starting.mutate,
    complete: completing.mutate,
    /** Takes a second thought, and notes that the seller reads (R5.36, R5.37). */
    fail: async () => {
      const sure = await confirm({
        kind: 'delete',
        title: t('repairBench.notRepairable'),
        text: words(repairRejections.RepairFailureUnconfirmed),
        confirm: t('repairBench.notRepairable'),
        reason: { readers: 'concerned' },
      });
      if (sure !== false) failing.mutate({ repairNo, confirmed: true, remark: sure.reason });
    },
    lose: async () => {
      const sure = await confirm({
        kind: 'delete',
        title: t('repairBench.loseTitle', { repairNo }),
        text: t('repairBench.loseText'),
        confirm: t('repairBench.loseBox'),
      });
      if (sure !== false) losing.mutate({ repairNo });
    },
    find: () => finding.mutate({ repairNo }),
    today: () => moving.mutate({ repairNos: [repairNo] }),
  };
};

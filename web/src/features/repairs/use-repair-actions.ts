import { useTranslation } from 'react-i18next';
import { cancelRepairEndpoint } from '#contracts/repair/repair-applications.ts';
import type { RepairRow } from '#contracts/repair/repair-queries.ts';
import { oneByOne } from '#web/api/one-by-one.ts';
import { useCommand } from '#web/api/use-command.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';
import { repairReads } from './repair-reads.ts';

type Repairs = readonly Pick<RepairRow, 'repairNo'>[];

export interface RepairActions {
  /** Answers whether it was asked for. */
  cancel(repairs: Repairs): Promise<boolean>;
  busy: boolean;
}

/** What the owner of repairs that allow it can do with them. */
export const useRepairActions = (): RepairActions => {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const cancelling = useCommand(cancelRepairEndpoint, { invalidates: repairReads });
  const which = (repairs: Repairs): string => (repairs.length === 1 ? repairs[0]!.repairNo : t('repairs.count', { count: repairs.length }));

  return {
    cancel: async (repairs) => {
      const count = repairs.length;
      const sure = await confirm({
        kind: 'delete',
        title: t('repairs.cancelTitle', { which: which(repairs) }),
        text: t('repairs.cancelText', { count }),
        confirm: t('repairs.cancelConfirm', { count }),
        cancel: t('ui.keep', { count }),
      });
      if (sure === false) return false;
      const done = await oneByOne(repairs, ({ repairNo }) => cancelling.mutateAsync({ repairNo }));
      if (done > 0) showSuccess(t('repairs.cancelled', { count: done }));
      return true;
    },
    busy: cancelling.isPending,
  };
};

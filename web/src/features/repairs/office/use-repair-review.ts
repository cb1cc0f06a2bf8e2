import { useTranslation } from 'react-i18next';
import { selfOperatedShop } from '#contracts/kernel/access/shops.ts';
import { approveRepairEndpoint, rejectRepairEndpoint } from '#contracts/repair/repair-applications.ts';
import type { RepairRow } from '#contracts/repair/repair-queries.ts';
import { oneByOne } from '#web/api/one-by-one.ts';
import { useCommand } from '#web/api/use-command.ts';
import { invalidateReads } from '#web/api/use-read.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';
import { formatMoney } from '#web/ui/text/formats.ts';
import { repairReads } from '../repair-reads.ts';

type Reviewed = Pick<RepairRow, 'repairNo' | 'version' | 'estimatedCost' | 'shopInfo' | 'actions'>;

export interface RepairReview {
  /** Each does nothing with those that the server does not allow it for, and answers whether it was gone through with. */
  approve(repairs: readonly Reviewed[]): Promise<boolean>;
  reject(repairs: readonly Reviewed[]): Promise<boolean>;
  busy: boolean;
}

const reasons = ['beyondRepair', 'photosUnclear', 'notWorthIt'] as const;

/** What approval takes: the operator pays itself nothing for its own goods. */
export const feeOf = ({ estimatedCost, shopInfo }: Pick<RepairRow, 'estimatedCost' | 'shopInfo'>): number =>
  shopInfo.id === selfOperatedShop ? 0 : estimatedCost;

/** The reviewer's decision on repairs, each as it was on the screen. One is approved at once, several are asked about. */
export const useRepairReview = (): RepairReview => {
  const { t } = useTranslation();
  const confirm = useConfirm();
  // Where another was quicker, what shows is old.
  const onError = () => void invalidateReads(...repairReads);
  const approving = useCommand(approveRepairEndpoint, { invalidates: repairReads, onError });
  const rejecting = useCommand(rejectRepairEndpoint, { invalidates: repairReads, onError });
  const busy = approving.isPending || rejecting.isPending;
  const allowing = (repairs: readonly Reviewed[], action: 'approve' | 'reject') =>
    busy ? [] : repairs.filter(({ actions }) => actions.includes(action));

  return {
    approve: async (repairs) => {
      const allowed = allowing(repairs, 'approve');
      const count = allowed.length;
      if (count === 0) return false;
      const amount = formatMoney(allowed.reduce((sum, repair) => sum + feeOf(repair), 0));
      const question = {
        kind: 'plain',
        title: t('repairOffice.approveTitle', { count }),
        text: t('repairOffice.approveText', { amount }),
        confirm: t('repairOffice.approveMany', { count }),
      } as const;
      if (count > 1 && !(await confirm(question))) return false;
      const done = await oneByOne(allowed, ({ repairNo, version }) => approving.mutateAsync({ repairNo, version }));
      if (done > 0) showSuccess(t('repairOffice.approved', { count: done }));
      return true;
    },
    reject: async (repairs) => {
      const allowed = allowing(repairs, 'reject');
      const count = allowed.length;
      if (count === 0) return false;
      const given = await confirm({
        kind: 'reject',
        title: t('repairOffice.rejectTitle', { which: count === 1 ? allowed[0]!.repairNo : t('repairs.count', { count }) }),
        text: t('repairOffice.rejectText', { count }),
        confirm: t('repairOffice.reject', { count }),
        reason: { readers: 'concerned', presets: reasons.map((reason) => t(`repairOffice.reasons.${reason}`)) },
      });
      if (given === false) return false;
      const { reason } = given;
      const done = await oneByOne(allowed, ({ repairNo, version }) => rejecting.mutateAsync({ repairNo, version, reason }));
      if (done > 0) showSuccess(t('repairOffice.rejected', { count: done }));
      return true;
    },
    busy,
  };
};

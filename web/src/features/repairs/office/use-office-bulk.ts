import { Ban, Check, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RepairRow } from '#contracts/repair/repair-queries.ts';
import type { BulkAction } from '#web/ui/list/bulk-bar.tsx';
import { useRepairActions } from '../use-repair-actions.ts';
import { useRepairReview } from './use-repair-review.ts';

type Bulk = (rows: readonly RepairRow[], done: () => void) => readonly BulkAction[];

/** What the office does with several repairs, each action for as many of the chosen as it is allowed for. */
export const useOfficeBulk = (): Bulk => {
  const { t } = useTranslation();
  const { approve, reject } = useRepairReview();
  const { cancel } = useRepairActions();
  return (rows, done) => {
    const allowed = (action: RepairRow['actions'][number]) => rows.filter(({ actions }) => actions.includes(action));
    const [toApprove, toReject, toCancel] = [allowed('approve'), allowed('reject'), allowed('cancel')];
    const then = (finished: boolean) => finished && done();
    return [
      {
        key: 'approve',
        label: t('repairOffice.approveMany', { count: toApprove.length }),
        icon: Check,
        shortcut: 'a',
        verb: t('audit.approve'),
        disabled: toApprove.length === 0,
        run: () => void approve(toApprove).then(then),
      },
      {
        key: 'reject',
        label: t('repairOffice.reject', { count: toReject.length }),
        icon: X,
        shortcut: 'r',
        verb: t('ui.reject'),
        disabled: toReject.length === 0,
        run: () => void reject(toReject).then(then),
      },
      {
        key: 'cancel',
        label: t('repairs.cancelConfirm', { count: toCancel.length }),
        icon: Ban,
        shortcut: 'c',
        verb: t('repairs.cancel'),
        disabled: toCancel.length === 0,
        run: () => void cancel(toCancel).then(then),
      },
    ];
  };
};

import { Check, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ShipmentRow } from '#contracts/fulfilment/shipment-queries.ts';
import type { BulkAction } from '#web/ui/list/bulk-bar.tsx';
import { useShipmentReview } from './use-shipment-review.ts';

/** What a reviewer does with several shipments, each action for as many of the chosen as it is allowed for. */
export const useReviewBulk = () => {
  const { t } = useTranslation();
  const { approve, reject } = useShipmentReview();
  return (rows: readonly ShipmentRow[], done: () => void): readonly BulkAction[] => {
    const allowed = (action: ShipmentRow['actions'][number]) => rows.filter(({ actions }) => actions.includes(action));
    const [toApprove, toReject] = [allowed('approve'), allowed('reject')];
    const then = (finished: boolean) => finished && done();
    return [
      {
        key: 'approve',
        label: t('programmeReview.approveMany', { count: toApprove.length }),
        icon: Check,
        shortcut: 'a',
        verb: t('audit.approve'),
        disabled: toApprove.length === 0,
        run: () => void approve(toApprove).then(then),
      },
      {
        key: 'reject',
        label: t('programmeReview.rejectMany', { count: toReject.length }),
        icon: X,
        shortcut: 'r',
        verb: t('ui.reject'),
        disabled: toReject.length === 0,
        run: () => void reject(toReject).then(then),
      },
    ];
  };
};

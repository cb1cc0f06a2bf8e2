import { Button } from 'antd';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RepairDetail } from '#contracts/repair/repair-queries.ts';
import { ReviewSteps } from '#web/shared/reviews/review-steps.tsx';
import type { ReviewWalk } from '#web/shared/reviews/use-review-walk.ts';
import { Key } from '#web/ui/keys/key.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';
import { EditRepairButton } from './edit-repair-button.tsx';
import { feeOf, type RepairReview } from './use-repair-review.ts';

interface Props {
  repair: RepairDetail;
  walk: ReviewWalk;
  review: RepairReview;
  cancel: () => void;
  busy: boolean;
  isEditing: boolean;
  onEdit: (isOpen: boolean) => void;
}

/** The way to the next repair that waits, and what may be done with this one. */
export const OfficeActions = ({ repair, walk, review, cancel, busy, isEditing, onEdit }: Props) => {
  const { t } = useTranslation();
  const may = (action: RepairDetail['actions'][number]): boolean => repair.actions.includes(action);
  const fee = feeOf(repair);
  return (
    <>
      <ReviewSteps walk={walk} isDecided={!may('approve') && !may('reject')} />
      {may('cancel') && (
        <Button type="text" disabled={busy} onClick={cancel}>
          {t('repairs.cancel')}
        </Button>
      )}
      {may('edit') && <EditRepairButton repair={repair} isOpen={isEditing} onOpen={onEdit} />}
      {may('reject') && (
        <Button onClick={() => void review.reject([repair])}>
          {t('ui.reject')} <Key>R</Key>
        </Button>
      )}
      {may('approve') && (
        <Button type="primary" icon={<Check size={15} />} loading={review.busy} onClick={() => void review.approve([repair])}>
          {fee > 0 ? t('repairOffice.approveAndTake', { amount: formatMoney(fee) }) : t('repairOffice.approveMany', { count: 1 })}
        </Button>
      )}
    </>
  );
};

import { useTranslation } from 'react-i18next';
import type { RepairRow } from '#contracts/repair/repair-queries.ts';
import { TwoColumnCard, FullRow } from '#web/ui/list/row-card.tsx';
import { Goods } from '#web/ui/goods/goods.tsx';
import { Money } from '#web/ui/text/money.tsx';
import { RepairStatusTag } from '../repair-status.tsx';

/** A repair order on a handheld. */
export const RepairCard = ({ repair }: { repair: RepairRow }) => {
  const { t } = useTranslation();
  const { repairNo, status, img, remarks, spec, estimatedCost, daysWaiting, estimatedDays } = repair;
  return (
    <TwoColumnCard>
      <strong>{repairNo}</strong>
      <RepairStatusTag status={status} />
      <Money cents={estimatedCost} />
      <span>{estimatedDays === null ? t('repairs.waitedDays', { count: daysWaiting }) : t('repairs.inDays', { count: estimatedDays })}</span>
      <FullRow>
        <Goods picture={img} name={remarks} number={spec} />
      </FullRow>
    </TwoColumnCard>
  );
};

import { useTranslation } from 'react-i18next';
import type { RepairRow } from '#contracts/repair/repair-queries.ts';
import { PairsCard, WholeLine } from '#web/ui/list/row-card.tsx';
import { Goods } from '#web/ui/goods/goods.tsx';
import { Money } from '#web/ui/text/money.tsx';
import { RepairStatusTag } from '../repair-status.tsx';

/** A repair order on a handheld. */
export const RepairCard = ({ repair }: { repair: RepairRow }) => {
  const { t } = useTranslation();
  const { repairNo, status, img, remarks, spec, estimatedCost, daysWaiting, estimatedDays } = repair;
  return (
    <PairsCard>
      <strong>{repairNo}</strong>
      <RepairStatusTag status={status} />
      <Money cents={estimatedCost} />
      <span>{estimatedDays === null ? t('repairs.waitedDays', { count: daysWaiting }) : t('repairs.inDays', { count: estimatedDays })}</span>
      <WholeLine>
        <Goods picture={img} name={remarks} number={spec} />
      </WholeLine>
    </PairsCard>
  );
};

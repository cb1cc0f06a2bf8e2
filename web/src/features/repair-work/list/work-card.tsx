import { useTranslation } from 'react-i18next';
import type { RepairRow } from '#contracts/repair/repair-queries.ts';
import { Goods } from '#web/ui/goods/goods.tsx';
import { FullRow, TwoColumnCard } from '#web/ui/list/row-card.tsx';
import { RepairTag } from './repair-tag.tsx';

/** A repair on a handheld: where its item lies, and who has it. */
export const WorkCard = ({ row }: { row: RepairRow }) => {
  const { t } = useTranslation();
  const { repairNo, shelf, assignee, batchNo, img, remarks, spec, works, daysWaiting } = row;
  return (
    <TwoColumnCard>
      <strong>{repairNo}</strong>
      <RepairTag repair={row} />
      <FullRow>
        <Goods picture={img} name={remarks} number={spec} />
      </FullRow>
      <FullRow>{works.map(({ name }) => name).join(', ')}</FullRow>
      <span>{[shelf, batchNo].filter(Boolean).join(' · ')}</span>
      <span>{assignee?.name ?? t('repairWork.waitedDays', { count: daysWaiting })}</span>
    </TwoColumnCard>
  );
};

import { useTranslation } from 'react-i18next';
import type { RepairBatchRow } from '#contracts/repair/repair-batches.ts';
import { FullRow, TwoColumnCard } from '#web/ui/list/row-card.tsx';
import { BatchTag } from './batch-tag.tsx';

/** A batch on a handheld. */
export const BatchCard = ({ row }: { row: RepairBatchRow }) => {
  const { t } = useTranslation();
  const { batchNo, repairs, repaired, failed, left, assignee } = row;
  return (
    <TwoColumnCard>
      <strong>{batchNo}</strong>
      <BatchTag batch={row} />
      <FullRow>{t('repairWork.progress', { repaired, failed, left, count: repairs })}</FullRow>
      <span>{assignee?.name ?? '–'}</span>
    </TwoColumnCard>
  );
};

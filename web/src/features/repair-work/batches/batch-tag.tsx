import { useTranslation } from 'react-i18next';
import type { RepairBatchRow } from '#contracts/repair/repair-batches.ts';
import { StatusTag } from '#web/ui/status/status-tag.tsx';

export const BatchTag = ({ batch: { open } }: { batch: Pick<RepairBatchRow, 'open'> }) => {
  const { t } = useTranslation();
  return <StatusTag tone={open ? 'progress' : 'done'}>{t(open ? 'repairWork.batchViews.open' : 'repairWork.batchViews.closed')}</StatusTag>;
};

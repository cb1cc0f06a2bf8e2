import { useTranslation } from 'react-i18next';
import type { BatchRow } from '#contracts/tasks/task-board-queries.ts';
import { FullRow, TwoColumnCard } from '#web/ui/list/row-card.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { BatchProgress, BatchStatus } from './batch-status.tsx';

/** A batch on a handheld. */
export const BatchCard = ({ row }: { row: BatchRow }) => {
  const { t } = useTranslation();
  return (
    <TwoColumnCard>
      <strong>{row.batchNo}</strong>
      <BatchStatus batch={row} />
      <span>{row.assignee?.name ?? t('outboundBatches.nobody')}</span>
      <TimeText at={row.gmtCreate} show="ago" />
      <FullRow>
        <BatchProgress batch={row} />
      </FullRow>
    </TwoColumnCard>
  );
};

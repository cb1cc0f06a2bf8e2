import { useTranslation } from 'react-i18next';
import type { BatchRow } from '#contracts/tasks/task-board-queries.ts';
import { useUser } from '#web/core/access/use-user.ts';
import type { Column } from '#web/ui/list/columns.ts';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { BatchProgress, BatchStatus } from './batch-status.tsx';

/** How far each batch is, and whose work it is. */
export const useBatchColumns = (): readonly Column<BatchRow>[] => {
  const { t } = useTranslation();
  const ofMany = useUser().warehouse === undefined;
  const warehouse: Column<BatchRow> = { key: 'warehouse', title: t('outboundBatches.warehouse'), width: 170, render: ({ wareName }) => wareName };
  return [
    { key: 'batchNo', title: t('outboundBatches.batchNo'), width: 130, fixed: true, render: ({ batchNo }) => <strong>{batchNo}</strong> },
    { key: 'status', title: t('outboundBatches.status'), width: 190, fixed: true, render: (batch) => <BatchStatus batch={batch} /> },
    { key: 'progress', title: t('outboundBatches.progress'), width: 160, render: (batch) => <BatchProgress batch={batch} /> },
    { key: 'assignee', title: t('outboundBatches.assignee'), render: ({ assignee }) => assignee?.name ?? t('outboundBatches.nobody') },
    ...(ofMany ? [warehouse] : []),
    { key: 'made', title: t('outboundBatches.made'), width: 156, render: ({ gmtCreate }) => <TimeText at={gmtCreate} /> },
    { key: 'closed', title: t('outboundBatches.closed'), width: 156, render: ({ gmtClosed }) => <TimeText at={gmtClosed} /> },
  ];
};

import type { BatchRow } from '#contracts/tasks/task-board-queries.ts';
import { useTranslation } from 'react-i18next';
import { useWords } from '#web/i18n/use-words.ts';
import { ProgressBar } from '#web/ui/progress/progress-bar.tsx';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { statusOf } from './batches-query.ts';

export const BatchStatus = ({ batch }: { batch: Pick<BatchRow, 'status'> }) => {
  const words = useWords();
  const status = statusOf(batch.status);
  return <StatusTag tone={status.tone}>{words(status)}</StatusTag>;
};

/** How many of its orders have left. */
export const BatchProgress = ({ batch: { done, total } }: { batch: Pick<BatchRow, 'done' | 'total'> }) => {
  const { t } = useTranslation();
  return <ProgressBar done={done} of={total} text={t('outboundBatches.of', { done, total })} full={total > 0 && done === total} />;
};

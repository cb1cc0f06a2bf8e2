import { adjustmentStatuses, type AdjustmentStatus } from '#contracts/adjustments/adjustment-events.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { StatusTag } from '#web/ui/status/status-tag.tsx';

export const AdjustmentStatusTag = ({ status }: { status: AdjustmentStatus }) => {
  const words = useWords();
  return <StatusTag tone={adjustmentStatuses[status].tone}>{words(adjustmentStatuses[status])}</StatusTag>;
};

import { repairStatuses, type RepairStatus } from '#contracts/repair/repair-events.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { StatusTag } from '#web/ui/status/status-tag.tsx';

export const RepairStatusTag = ({ status }: { status: RepairStatus }) => {
  const words = useWords();
  return <StatusTag tone={repairStatuses[status].tone}>{words(repairStatuses[status])}</StatusTag>;
};

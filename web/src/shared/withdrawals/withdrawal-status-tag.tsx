import { withdrawalStatuses, type WithdrawalStatus } from '#contracts/withdrawals/withdrawal-events.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { StatusTag } from '#web/ui/status/status-tag.tsx';

export const WithdrawalStatusTag = ({ status }: { status: WithdrawalStatus }) => {
  const words = useWords();
  return <StatusTag tone={withdrawalStatuses[status].tone}>{words(withdrawalStatuses[status])}</StatusTag>;
};

import { rechargeStatuses, type RechargeStatus } from '#contracts/payments/recharge-events.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { StatusTag } from '#web/ui/status/status-tag.tsx';

export const RechargeStatusTag = ({ status }: { status: RechargeStatus }) => {
  const words = useWords();
  return <StatusTag tone={rechargeStatuses[status].tone}>{words(rechargeStatuses[status])}</StatusTag>;
};

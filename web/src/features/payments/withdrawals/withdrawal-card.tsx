import type { WithdrawalRow } from '#contracts/withdrawals/withdrawal-queries.ts';
import { FullRow, TwoColumnCard } from '#web/ui/list/row-card.tsx';
import { Money } from '#web/ui/text/money.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { useWaitsFor } from '#web/shared/withdrawals/use-waits-for.ts';
import { WithdrawalStatusTag } from '#web/shared/withdrawals/withdrawal-status-tag.tsx';

/** A withdrawal on a handheld: how much, how far, and whom it waits for. */
export const WithdrawalCard = ({ row }: { row: WithdrawalRow }) => {
  const waits = useWaitsFor()(row);
  return (
    <TwoColumnCard>
      <strong>
        <Money cents={row.paidCents ?? row.amountCents} />
      </strong>
      <WithdrawalStatusTag status={row.status} />
      <span className="code">{row.withdrawalNo}</span>
      <TimeText at={row.gmtCreate} />
      <FullRow>{row.reason ?? waits}</FullRow>
    </TwoColumnCard>
  );
};

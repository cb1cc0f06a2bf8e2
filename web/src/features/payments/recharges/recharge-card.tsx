import type { RechargeRow } from '#contracts/payments/recharge-queries.ts';
import { paymentMethods, reasonWords } from '#contracts/payments/recharge-events.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { FullRow, TwoColumnCard } from '#web/ui/list/row-card.tsx';
import { Money } from '#web/ui/text/money.tsx';
import { RechargeStatusTag } from './recharge-status-tag.tsx';
import { useWaitsFor } from './use-waits-for.ts';

/** A recharge on a handheld. */
export const RechargeCard = ({ row }: { row: RechargeRow }) => {
  const words = useWords();
  const waits = useWaitsFor()(row);
  return (
    <TwoColumnCard>
      <strong className="code">{row.rechargeNo}</strong>
      <RechargeStatusTag status={row.status} />
      <Money cents={row.creditedCents ?? row.amountCents} />
      <span>{words(paymentMethods[row.method])}</span>
      <FullRow>{row.reason === null ? waits : words(reasonWords(row.reason))}</FullRow>
    </TwoColumnCard>
  );
};

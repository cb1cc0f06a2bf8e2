import { bankLineStatuses } from '#contracts/statements/bank/bank-events.ts';
import type { BankLineRow } from '#contracts/statements/bank/bank-queries.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { TwoColumnCard } from '#web/ui/list/row-card.tsx';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { Money } from '#web/ui/text/money.tsx';

/** A line on a handheld. */
export const BankLineCard = ({ row: { bookedOn, cents, payer, text, status } }: { row: BankLineRow }) => {
  const words = useWords();
  return (
    <TwoColumnCard>
      <strong>{payer || text}</strong>
      <strong>
        <Money cents={cents} kind={cents > 0 ? 'credit' : 'plain'} />
      </strong>
      <span>{bookedOn}</span>
      <StatusTag tone={bankLineStatuses[status].tone}>{words(bankLineStatuses[status])}</StatusTag>
      <span>{text}</span>
    </TwoColumnCard>
  );
};

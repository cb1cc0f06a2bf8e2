import { useTranslation } from 'react-i18next';
import { transactionTypes } from '#contracts/wallet/transaction-types.ts';
import type { ListedRecord } from '#contracts/wallet/wallet-queries.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { TwoColumnCard } from '#web/ui/list/row-card.tsx';
import { Money } from '#web/ui/text/money.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';

/** An entry on a handheld: what it was for, how much, and what was left. */
export const RecordCard = ({ row: { type, amountCents: own, settlement, balanceCents, reference, gmtCreate } }: { row: ListedRecord }) => {
  const { t } = useTranslation();
  const words = useWords();
  const { amountCents } = settlement ?? { amountCents: own };
  return (
    <TwoColumnCard>
      <strong>{settlement ? t('wallet.settlement') : words(transactionTypes[type])}</strong>
      <strong>
        <Money cents={amountCents} kind={amountCents > 0 ? 'credit' : 'plain'} />
      </strong>
      <TimeText at={gmtCreate} />
      <Money cents={balanceCents} />
      <span className="code">{reference.id}</span>
    </TwoColumnCard>
  );
};

import { useTranslation } from 'react-i18next';
import { accountWords } from '#contracts/ledger/account-parts.ts';
import type { LedgerEntry } from '#contracts/ledger/entries.ts';
import { transactionTypes } from '#contracts/wallet/transaction-types.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { FullRow, TwoColumnCard } from '#web/ui/list/row-card.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';

/** A posting on a handheld: what it was, for which day, and on which side it stands. */
export const EntryCard = ({ row: { type, account, sub, reference, effectiveDate, debitCents, creditCents } }: { row: LedgerEntry }) => {
  const { t } = useTranslation();
  const words = useWords();
  const sides = [
    debitCents > 0 && `${t('books.entries.debit')} ${formatMoney(debitCents, { unit: '' })}`,
    creditCents > 0 && `${t('books.entries.credit')} ${formatMoney(creditCents, { unit: '' })}`,
  ];
  return (
    <TwoColumnCard>
      <strong>{type === null ? t('books.entries.journal') : words(transactionTypes[type])}</strong>
      <strong>{sides.filter(Boolean).join(' · ')}</strong>
      <span className="code">{reference.id}</span>
      <span>{effectiveDate}</span>
      <FullRow>{words(accountWords(account, sub))}</FullRow>
    </TwoColumnCard>
  );
};

import { useTranslation } from 'react-i18next';
import { chosenAccounts, chosenWords } from '#contracts/ledger/account-choice.ts';
import type { DataOf, QueryInputOf } from '#contracts/kernel/endpoint.ts';
import type { listLedgerEntries } from '#contracts/ledger/entries.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { Equation, EquationFigure, EquationSign } from '#web/ui/equation/equation.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';
import { unitOf } from './unit-of.ts';
import styles from '../books.module.css';

interface Props {
  query: QueryInputOf<typeof listLedgerEntries>;
  totals: DataOf<typeof listLedgerEntries>['totals'];
  stale: boolean;
}

/** Both sides, and what they come to: the figure that led here. The side on which the account grows stands first. */
export const EntriesFigure = ({ query, totals: { debitCents, creditCents, balanceCents }, stale }: Props) => {
  const { t } = useTranslation();
  const words = useWords();
  const unit = unitOf[query.currency ?? 'USD'];
  const debits = { label: t('books.entries.debits'), cents: debitCents };
  const credits = { label: t('books.entries.credits'), cents: creditCents };
  const [more, less] = chosenAccounts(query.account)?.grows === 'D' ? [debits, credits] : [credits, debits];
  return (
    <Equation
      label={t('books.entries.figure')}
      stale={stale}
      figures={
        <>
          <EquationFigure label={more.label}>{formatMoney(more.cents, { unit })}</EquationFigure>
          <EquationSign>−</EquationSign>
          <EquationFigure label={less.label}>{formatMoney(less.cents, { unit })}</EquationFigure>
          <EquationSign>=</EquationSign>
          <EquationFigure label={words(chosenWords(query.account))}>{formatMoney(balanceCents, { unit })}</EquationFigure>
        </>
      }
    >
      <p className={styles['said']}>{[useSpan(query), t('books.entries.inUtc'), ...useNarrowed(query)].join(' · ')}</p>
    </Equation>
  );
};

const useSpan = ({ beginTime: from, endTime: to }: Props['query']): string => {
  const { t } = useTranslation();
  if (from === undefined && to === undefined) return t('books.entries.all');
  if (from === undefined) return t('books.entries.until', { to });
  return to === undefined ? t('books.entries.from', { from }) : t('books.entries.span', { from, to });
};

const useNarrowed = ({ view, wallets, withoutInternal }: Props['query']): string[] => {
  const { t } = useTranslation();
  return [
    ...(view === 'debit' || view === 'credit' ? [t('books.entries.side')] : []),
    ...(wallets ? [t(`books.entries.standings.${wallets}`)] : []),
    ...(String(withoutInternal) === 'true' ? [t('books.entries.withoutInternal')] : []),
  ];
};

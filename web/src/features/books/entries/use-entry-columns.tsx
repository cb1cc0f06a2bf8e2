import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { accountWords } from '#contracts/ledger/account-parts.ts';
import type { LedgerEntry, listLedgerEntries } from '#contracts/ledger/entries.ts';
import { transactionTypes } from '#contracts/wallet/transaction-types.ts';
import type { ListContext } from '#web/core/list/define-list.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { Source } from '#web/shared/postings/source.tsx';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import type { Column } from '#web/ui/list/columns.ts';
import { Money } from '#web/ui/text/money.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { unitOf } from './unit-of.ts';

export const useEntryColumns = ({ query }: Pick<ListContext<typeof listLedgerEntries>, 'query'>): readonly Column<LedgerEntry>[] => {
  const { t } = useTranslation();
  const words = useWords();
  const ownerName = useOwnerName();
  const unit = unitOf[query.currency ?? 'USD'];
  return useMemo(
    () => [
      { key: 'date', title: t('books.entries.date'), width: 100, sort: 'effectiveDate', fixed: true, render: ({ effectiveDate }) => effectiveDate },
      { key: 'account', title: t('books.account'), width: 184, render: ({ account, sub }) => words(accountWords(account, sub)) },
      {
        key: 'type',
        title: t('books.entries.type'),
        width: 156,
        render: ({ type }) => (type === null ? t('books.entries.journal') : words(transactionTypes[type])),
      },
      { key: 'shop', title: t('reference.shop'), width: 132, render: ({ shopInfo }) => shopInfo && ownerName(shopInfo) },
      { key: 'reference', title: t('wallet.reference'), width: 130, render: (entry) => <Source record={entry} /> },
      { key: 'formula', title: t('books.entries.formula'), render: ({ formula }) => words(formula) },
      {
        key: 'debit',
        title: `${t('books.entries.debit')} (${unit})`,
        width: 100,
        numeric: true,
        fixed: true,
        render: ({ debitCents }) => debitCents > 0 && <Money cents={debitCents} unit="" />,
      },
      {
        key: 'credit',
        title: `${t('books.entries.credit')} (${unit})`,
        width: 100,
        numeric: true,
        fixed: true,
        render: ({ creditCents }) => creditCents > 0 && <Money cents={creditCents} unit="" />,
      },
      { key: 'time', title: t('books.entries.time'), width: 176, optional: true, render: ({ gmtCreate }) => <TimeText at={gmtCreate} /> },
      { key: 'note', title: t('wallet.note'), width: 200, optional: true, render: ({ remark }) => remark },
      {
        key: 'posting',
        title: t('books.entries.posting'),
        width: 220,
        optional: true,
        render: ({ postingId }) => <span className="code">{postingId}</span>,
      },
    ],
    [ownerName, t, unit, words],
  );
};

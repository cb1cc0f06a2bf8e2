import { useTranslation } from 'react-i18next';
import { daysBetween } from '#contracts/kernel/lists/date-range.ts';
import { accountKey, accountWords } from '#contracts/ledger/account-parts.ts';
import type { ClearingAccount, ClearingAges as Ages } from '#contracts/ledger/clearing-ages.ts';
import { entriesLink } from '#web/core/links/entries-link.ts';
import { PageLink } from '#web/core/routes/page-link.tsx';
import { useWords } from '#web/i18n/use-words.ts';
import type { Column } from '#web/ui/list/columns.ts';
import { DataTable } from '#web/ui/list/data-table.tsx';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';
import styles from './books.module.css';

const unitOf = { USD: '$', CNY: '¥' } as const;

/** What is on its way and for how long; what is late is said, and no contradiction. */
export const ClearingAges = ({ clearing: { on, days, accounts } }: { clearing: Ages }) => {
  const { t } = useTranslation();
  const words = useWords();
  if (accounts.length === 0) return <p className={styles['said']}>{t('books.nothingOnItsWay')}</p>;
  const late = accounts.filter(({ overdueCents }) => overdueCents !== 0).length;
  const columns: Column<ClearingAccount>[] = [
    {
      key: 'standing',
      title: t('books.standing'),
      width: 104,
      render: ({ overdueCents }) => (
        <StatusTag tone={overdueCents === 0 ? 'progress' : 'waiting'}>{t(overdueCents === 0 ? 'books.inTime' : 'books.overdue')}</StatusTag>
      ),
    },
    { key: 'account', title: t('books.account'), render: ({ sub }) => words(accountWords('assets:clearing', sub)) },
    {
      key: 'open',
      title: t('books.open'),
      width: 140,
      numeric: true,
      render: ({ sub, cents, currency }) => (
        <PageLink to={entriesLink({ account: accountKey('assets:clearing', sub), currency, to: on })}>
          {formatMoney(cents, { unit: unitOf[currency] })}
        </PageLink>
      ),
    },
    {
      key: 'overdue',
      title: t('books.overdueOfIt'),
      width: 140,
      numeric: true,
      render: ({ overdueCents, currency }) => (overdueCents === 0 ? '–' : formatMoney(overdueCents, { unit: unitOf[currency] })),
    },
    { key: 'oldest', title: t('books.oldest'), width: 120, render: ({ since }) => since },
    { key: 'age', title: t('books.age'), width: 96, numeric: true, render: ({ since }) => t('books.days', { count: daysBetween(since, on) }) },
  ];
  return (
    <>
      <p className={styles['said']}>{late === 0 ? t('books.allInTime', { count: days }) : t('books.isOverdue', { count: late, days })}</p>
      <DataTable inline columns={columns} rows={accounts} keyOf={({ sub, currency }) => `${sub} ${currency}`} label={t('books.clearing')} />
    </>
  );
};

import { useTranslation } from 'react-i18next';
import { accountWords } from '#contracts/ledger/account-parts.ts';
import { accounts as chart, type AccountName, type Currency } from '#contracts/ledger/accounts.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { inHand, type Column } from '#web/ui/list/columns.ts';
import { DataTable } from '#web/ui/list/data-table.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';
import { useHandheld } from '#web/ui/use-handheld.ts';
import styles from './trial-balance.module.css';

interface Sides {
  debitCents: number;
  creditCents: number;
  /** Debits less credits since the beginning, where the two sides are those of a month alone. */
  balanceCents?: number;
}

export interface BalancedAccount extends Sides {
  account: AccountName;
  currency: Currency;
  parts: readonly (Sides & { sub: string })[];
}

interface Props {
  accounts: readonly BalancedAccount[];
  totals: readonly (Sides & { currency: Currency })[];
}

interface Row extends Sides {
  key: string;
  title: string;
  level: 'account' | 'part' | 'total';
  unit: string;
}

const unitOf = { USD: '$', CNY: '¥' } as const;

/** Every account with its parts, both sides, and what both come to; the two sides of all of them are equal. */
export const TrialBalance = ({ accounts, totals }: Props) => {
  const { t } = useTranslation();
  const words = useWords();
  const isHandheld = useHandheld();
  const rows: Row[] = [
    ...accounts.flatMap(({ account, currency, parts, ...sides }): Row[] => [
      { key: `${account} ${currency}`, title: words(chart[account]), level: 'account', unit: unitOf[currency], ...sides },
      ...(parts.length > 1 || parts.some(({ sub }) => sub !== '')
        ? parts.map(({ sub, ...part }): Row => ({
            key: `${account} ${sub} ${currency}`,
            title: words(accountWords(account, sub)),
            level: 'part',
            unit: unitOf[currency],
            ...part,
          }))
        : []),
    ]),
    ...totals.map(({ currency, ...sides }): Row => ({
      key: `total ${currency}`,
      title: t('books.total'),
      level: 'total',
      unit: unitOf[currency],
      ...sides,
    })),
  ];
  const columns: Column<Row>[] = [
    { key: 'account', title: t('books.account'), render: ({ title, level }) => <span className={styles[level]}>{title}</span> },
    { key: 'debit', title: t('books.debit'), width: 170, numeric: true, render: ({ debitCents, unit }) => formatMoney(debitCents, { unit }) },
    { key: 'credit', title: t('books.credit'), width: 170, numeric: true, render: ({ creditCents, unit }) => formatMoney(creditCents, { unit }) },
    {
      key: 'balance',
      title: t('books.balance'),
      width: 170,
      numeric: true,
      render: (row) => formatMoney(row.balanceCents ?? row.debitCents - row.creditCents, row),
    },
  ];
  return (
    <DataTable
      inline
      columns={isHandheld ? inHand(columns, { account: 150, balance: 120 }) : columns}
      rows={rows}
      keyOf={({ key }) => key}
      label={t('books.trialBalance')}
    />
  );
};

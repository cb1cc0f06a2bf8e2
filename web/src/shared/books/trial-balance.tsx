import { useTranslation } from 'react-i18next';
import { accountKey, accountWords } from '#contracts/ledger/account-parts.ts';
import { accounts as chart, type AccountName, type Currency } from '#contracts/ledger/accounts.ts';
import { entriesLink } from '#web/core/links/entries-link.ts';
import { PageLink } from '#web/core/routes/page-link.tsx';
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
  /** Days that both sides are of; all there are unless told otherwise. */
  days?: { from: string; to: string };
}

interface Row extends Sides {
  key: string;
  title: string;
  level: 'account' | 'part' | 'total';
  unit: string;
  /** What the list of postings is narrowed to. */
  of?: { account: string; currency: Currency };
}

const unitOf = { USD: '$', CNY: '¥' } as const;

/** Every account with its parts, both sides, and what both come to; the two sides of all of them are equal. */
export const TrialBalance = ({ accounts, totals, days }: Props) => {
  const { t } = useTranslation();
  const words = useWords();
  const isHandheld = useHandheld();
  const rows: Row[] = [
    ...accounts.flatMap(({ account, currency, parts, ...sides }): Row[] => [
      {
        key: `${account} ${currency}`,
        title: words(chart[account]),
        level: 'account',
        unit: unitOf[currency],
        of: { account, currency },
        ...sides,
      },
      ...(parts.length > 1 || parts.some(({ sub }) => sub !== '')
        ? parts.map(({ sub, ...part }): Row => ({
            key: `${account} ${sub} ${currency}`,
            title: words(accountWords(account, sub)),
            level: 'part',
            unit: unitOf[currency],
            of: { account: accountKey(account, sub), currency },
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
    { key: 'debit', title: t('books.debit'), width: 170, numeric: true, render: (row) => <Side row={row} side="debit" days={days} /> },
    { key: 'credit', title: t('books.credit'), width: 170, numeric: true, render: (row) => <Side row={row} side="credit" days={days} /> },
    {
      key: 'balance',
      title: t('books.balance'),
      width: 170,
      numeric: true,
      render: (row) => (
        <PageLink to={row.of && entriesLink({ ...row.of, to: days?.to })}>
          {formatMoney(row.balanceCents ?? row.debitCents - row.creditCents, row)}
        </PageLink>
      ),
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

interface SideProps {
  row: Row;
  side: 'debit' | 'credit';
  days: Props['days'];
}

/** One side of an account, which opens the postings that it is made of. */
const Side = ({ row: { of, unit, debitCents, creditCents }, side, days }: SideProps) => (
  <PageLink to={of && entriesLink({ ...of, view: side, ...days })}>{formatMoney(side === 'debit' ? debitCents : creditCents, { unit })}</PageLink>
);

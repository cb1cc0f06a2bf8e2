import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { transactionTypes } from '#contracts/wallet/transaction-types.ts';
import type { WalletRecord } from '#contracts/wallet/wallet-queries.ts';
import { useViewpoint } from '#web/core/links/viewpoint.ts';
import { PageLink } from '#web/core/routes/page-link.tsx';
import { useWords } from '#web/i18n/use-words.ts';
import type { Column } from '#web/ui/list/columns.ts';
import { Money } from '#web/ui/text/money.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { sourceLink } from './source-link.ts';

export const useRecordColumns = (): readonly Column<WalletRecord>[] => {
  const { t } = useTranslation();
  const words = useWords();
  return useMemo(
    () => [
      { key: 'time', title: t('wallet.time'), width: 176, sort: 'gmtCreate', fixed: true, render: ({ gmtCreate }) => <TimeText at={gmtCreate} /> },
      { key: 'type', title: t('wallet.type'), width: 190, render: ({ type }) => words(transactionTypes[type]) },
      { key: 'reference', title: t('wallet.reference'), width: 190, render: (record) => <Source record={record} /> },
      { key: 'note', title: t('wallet.note'), render: ({ remark }) => remark },
      {
        key: 'amount',
        title: t('wallet.amount'),
        width: 140,
        numeric: true,
        fixed: true,
        render: ({ amountCents }) => <Amount cents={amountCents} />,
      },
      { key: 'after', title: t('wallet.after'), width: 140, numeric: true, render: ({ balanceCents }) => <Money cents={balanceCents} unit="" /> },
    ],
    [t, words],
  );
};

/** What the money was for, on its own page. */
const Source = ({ record }: { record: WalletRecord }) => (
  <PageLink to={sourceLink(useViewpoint(), record)} className="code">
    {record.reference.id}
  </PageLink>
);

const Amount = ({ cents }: { cents: number }) => (
  <strong>
    <Money cents={cents} kind={cents > 0 ? 'credit' : 'plain'} unit="" />
  </strong>
);

import { useTranslation } from 'react-i18next';
import type { BulkPreviewRow } from '#contracts/bulk/bulk-endpoints.ts';
import { manualReasons } from '#contracts/wallet/finance/manual-reasons.ts';
import { transactionTypes, type Direction } from '#contracts/wallet/transaction-types.ts';
import { useWords } from '#web/i18n/use-words.ts';
import type { Column } from '#web/ui/list/columns.ts';
import { DataTable } from '#web/ui/list/data-table.tsx';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { formatDay } from '#web/ui/text/formats.ts';
import { Money } from '#web/ui/text/money.tsx';

interface Props {
  rows: readonly BulkPreviewRow[];
  direction: Direction;
  /** What the wallet will hold, for a file that is not posted yet. */
  showsBalance: boolean;
}

export const BulkRows = ({ rows, direction, showsBalance }: Props) => {
  const { t } = useTranslation();
  const words = useWords();
  const columns: Column<BulkPreviewRow>[] = [
    { key: 'row', title: t('bulk.row'), width: 60, numeric: true, render: ({ row }) => row },
    { key: 'userId', title: t('bulk.userId'), width: 110, render: ({ shopInfo }) => <span className="code">{shopInfo.uid}</span> },
    { key: 'name', title: t('bulk.name'), width: 160, render: ({ shopInfo }) => shopInfo.realname },
    {
      key: 'amount',
      title: t('bulk.amount'),
      width: 110,
      numeric: true,
      render: ({ cents }) => <Money cents={direction === 'in' ? cents : -cents} kind={direction === 'in' ? 'credit' : 'plain'} unit="" />,
    },
    ...(showsBalance
      ? [
          {
            key: 'after',
            title: t('bulk.after'),
            width: 140,
            numeric: true,
            render: ({ balanceCents, cents }: BulkPreviewRow) => <Money cents={afterOf({ balanceCents, cents }, direction)} unit="" />,
          },
        ]
      : []),
    { key: 'type', title: t('bulk.type'), width: 160, render: ({ type }) => words(transactionTypes[type]) },
    { key: 'reason', title: t('bulk.reason'), width: 110, render: ({ reason }) => words(manualReasons[reason]) },
    ...(rows.some(({ double }) => double)
      ? [
          {
            key: 'double',
            title: t('bulk.double'),
            width: 170,
            render: ({ double }: BulkPreviewRow) =>
              double && <StatusTag tone="waiting">{t('bulk.postedOn', { at: formatDay(double.gmtCreate) })}</StatusTag>,
          },
        ]
      : []),
    { key: 'reference', title: t('bulk.reference'), width: 140, render: ({ reference }) => <span title={reference}>{reference}</span> },
    { key: 'remark', title: t('bulk.remark'), render: ({ remark }) => <span title={remark}>{remark}</span> },
  ];
  return <DataTable inline columns={columns} rows={rows} keyOf={({ row }) => String(row)} label={t('bulk.rows')} />;
};

export const afterOf = ({ balanceCents, cents }: Pick<BulkPreviewRow, 'balanceCents' | 'cents'>, direction: Direction): number =>
  direction === 'in' ? balanceCents + cents : balanceCents - cents;

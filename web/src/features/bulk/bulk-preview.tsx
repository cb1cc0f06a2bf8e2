import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { bulkColumns } from '#contracts/bulk/bulk-columns.ts';
import type { TriedBulk } from '#contracts/bulk/bulk-endpoints.ts';
import type { Direction } from '#contracts/wallet/transaction-types.ts';
import { useWords } from '#web/i18n/use-words.ts';
import type { Column } from '#web/ui/list/columns.ts';
import { DataTable } from '#web/ui/list/data-table.tsx';
import { DescriptionGrid, Section } from '#web/ui/page/section.tsx';
import { formatCount } from '#web/ui/text/formats.ts';
import { Money } from '#web/ui/text/money.tsx';
import { afterOf, BulkRows } from './bulk-rows.tsx';
import styles from './bulk.module.css';

interface Props {
  tried: TriedBulk;
  direction: Direction;
  /** What can be done with a sound file. */
  action: ReactNode;
}

/** Whom the workbook matches and by how much, or what is wrong with it. */
export const BulkPreview = ({ tried, direction, action }: Props) => {
  const { t } = useTranslation();
  const { rows, unmatched, totalCents, errorCount, isApprovalNeeded } = tried;
  const below = rows.filter((row) => afterOf(row, direction) < 0);
  if (unmatched.length > 0 || errorCount > 0) return <Faults tried={tried} />;
  return (
    <Section title={t('bulk.preview')} count={formatCount(rows.length)} aside={action}>
      <DescriptionGrid
        items={[
          { label: t('bulk.total'), value: <Money cents={totalCents} /> },
          { label: t('bulk.belowZero'), value: <BelowZero rows={below} /> },
          ...(tried.doubles > 0 ? [{ label: t('bulk.doubles'), value: t('bulk.wallets', { count: tried.doubles }) }] : []),
          { label: t('bulk.approval'), value: t(isApprovalNeeded ? 'bulk.second' : 'bulk.noSecond') },
        ]}
      />
      <BulkRows rows={rows} direction={direction} showsBalance />
    </Section>
  );
};

/** Wallets that are named; the rows say the rest. */
const MAX_NAMED = 5;

const BelowZero = ({ rows }: { rows: TriedBulk['rows'] }) => {
  const { t } = useTranslation();
  const names = rows.slice(0, MAX_NAMED).map(({ shopInfo }) => shopInfo.realname || shopInfo.uid);
  return [t('bulk.wallets', { count: rows.length }), ...names, ...(rows.length > MAX_NAMED ? ['…'] : [])].join(' · ');
};

const Faults = ({ tried: { unmatched, errors, errorCount } }: { tried: TriedBulk }) => {
  const { t } = useTranslation();
  const words = useWords();
  const columns: Column<TriedBulk['errors'][number]>[] = [
    { key: 'row', title: t('bulk.row'), width: 60, numeric: true, render: ({ row }) => row },
    { key: 'column', title: t('bulk.column'), width: 140, render: ({ column }) => words(bulkColumns[column]) },
    { key: 'msg', title: t('bulk.wrong'), render: ({ msg }) => <span title={msg}>{msg}</span> },
  ];
  return (
    <>
      {unmatched.length > 0 && (
        <Section title={t('bulk.unmatched')} count={formatCount(unmatched.length)}>
          <div className={styles['unmatched']} role="alert">
            <p>{t('bulk.failedToMatch')}</p>
            <code>{unmatched.join(', ')}</code>
          </div>
        </Section>
      )}
      {errorCount > 0 && (
        <Section title={t('bulk.errors')} count={formatCount(errorCount)}>
          <DataTable inline columns={columns} rows={errors} keyOf={({ row, column, code }) => `${row} ${column} ${code}`} label={t('bulk.errors')} />
          {errorCount > errors.length && <p>{t('bulk.moreErrors', { shown: errors.length })}</p>}
        </Section>
      )}
    </>
  );
};

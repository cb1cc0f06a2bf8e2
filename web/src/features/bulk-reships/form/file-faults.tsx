import { useTranslation } from 'react-i18next';
import { bulkReshipColumns } from '#contracts/requests/bulk-reships/bulk-reship-columns.ts';
import type { TriedBulkReship } from '#contracts/requests/bulk-reships/bulk-reship-file.ts';
import { useWords } from '#web/i18n/use-words.ts';
import type { Column } from '#web/ui/list/columns.ts';
import { DataTable } from '#web/ui/list/data-table.tsx';
import { Section } from '#web/ui/page/section.tsx';

/** What is wrong in a workbook, cell by cell. */
export default function FileFaults({ tried: { errors, errorCount } }: { tried: TriedBulkReship }) {
  const { t } = useTranslation();
  const words = useWords();
  const columns: Column<TriedBulkReship['errors'][number]>[] = [
    { key: 'row', title: t('bulkReships.row'), width: 60, numeric: true, render: ({ row }) => row },
    { key: 'column', title: t('bulkReships.column'), width: 140, render: ({ column }) => words(bulkReshipColumns[column]) },
    { key: 'msg', title: t('bulkReships.wrong'), render: ({ msg }) => msg },
  ];
  return (
    <Section title={t('bulkReships.fileErrors', { count: errorCount })}>
      <DataTable
        inline
        columns={columns}
        rows={errors}
        keyOf={({ row, column, msg }) => `${row} ${column} ${msg}`}
        label={t('bulkReships.fileErrors', { count: errorCount })}
      />
    </Section>
  );
}

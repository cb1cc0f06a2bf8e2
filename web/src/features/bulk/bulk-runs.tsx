import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listBulkRuns, type BulkRun } from '#contracts/bulk/bulk-endpoints.ts';
import { bulkStatuses } from '#contracts/bulk/bulk-events.ts';
import { bulkTopic } from '#contracts/bulk/bulk-topics.ts';
import type { Direction } from '#contracts/wallet/transaction-types.ts';
import { useRead } from '#web/api/use-read.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useLiveReads } from '#web/live/use-live.ts';
import type { Column } from '#web/ui/list/columns.ts';
import { DataTable } from '#web/ui/list/data-table.tsx';
import { Section } from '#web/ui/page/section.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { Money } from '#web/ui/text/money.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { BulkDrawer } from './bulk-drawer.tsx';

/** What was submitted before, and how far it has come. */
export const BulkRuns = ({ direction }: { direction: Direction }) => {
  const { t } = useTranslation();
  const words = useWords();
  useLiveReads(bulkTopic, listBulkRuns);
  const read = useRead(listBulkRuns, { direction }, { quiet: true });
  const [openNo, setOpenNo] = useState<string>();
  const open = read.data?.records.find(({ bulkNo }) => bulkNo === openNo);
  const columns: Column<BulkRun>[] = [
    { key: 'no', title: t('bulk.no'), width: 150, render: ({ bulkNo }) => <span className="code">{bulkNo}</span> },
    {
      key: 'status',
      title: t('bulk.status'),
      width: 170,
      render: ({ status }) => <StatusTag tone={bulkStatuses[status].tone}>{words(bulkStatuses[status])}</StatusTag>,
    },
    { key: 'file', title: t('bulk.file'), render: ({ fileName }) => <span title={fileName}>{fileName}</span> },
    { key: 'posted', title: t('bulk.posted'), width: 110, numeric: true, render: ({ postedRows, rows }) => `${postedRows} / ${rows}` },
    { key: 'total', title: t('bulk.total'), width: 120, numeric: true, render: ({ totalCents }) => <Money cents={totalCents} /> },
    { key: 'submitter', title: t('bulk.submitter'), width: 140, render: ({ submitter }) => submitter },
    { key: 'reviewer', title: t('bulk.reviewer'), width: 140, render: ({ reviewer }) => reviewer ?? '–' },
    { key: 'at', title: t('bulk.at'), width: 150, render: ({ gmtCreate }) => <TimeText at={gmtCreate} /> },
  ];
  return (
    <Section title={t('bulk.earlier')}>
      <ReadStates read={read} skeleton={<SkeletonRows rows={4} />}>
        {({ records }) =>
          records.length === 0 ? (
            <p>{t('bulk.none')}</p>
          ) : (
            <DataTable
              inline
              columns={columns}
              rows={records}
              keyOf={({ bulkNo }) => bulkNo}
              label={t('bulk.earlier')}
              onOpen={({ bulkNo }) => setOpenNo(bulkNo)}
              openKey={openNo}
            />
          )
        }
      </ReadStates>
      {open && <BulkDrawer run={open} direction={direction} onClose={() => setOpenNo(undefined)} />}
    </Section>
  );
};

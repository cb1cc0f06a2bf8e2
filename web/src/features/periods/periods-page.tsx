import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { periodStatuses } from '#contracts/periods/period-events.ts';
import { listPeriods, type Period } from '#contracts/periods/period-queries.ts';
import { periodsTopic } from '#contracts/periods/period-topics.ts';
import { useRead } from '#web/api/use-read.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useLiveReads } from '#web/live/use-live.ts';
import { inHand, type Column } from '#web/ui/list/columns.ts';
import { DataTable } from '#web/ui/list/data-table.tsx';
import { PageBody } from '#web/ui/page/page-body.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { Section } from '#web/ui/page/section.tsx';
import { PageSkeleton } from '#web/ui/states/page-skeleton.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { Money } from '#web/ui/text/money.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { useHandheld } from '#web/ui/use-handheld.ts';
import { PeriodDrawer } from './period-drawer.tsx';

/** The months of the books, newest first; each opens what it lacks, or what it was sealed with. */
export default function PeriodsPage() {
  const { t } = useTranslation();
  const [parameters, setParameters] = useSearchParams();
  useLiveReads(periodsTopic, listPeriods);
  const read = useRead(listPeriods, undefined);
  const month = parameters.get('month') ?? undefined;
  return (
    <>
      <PageHeader title={t('periods.pages.periods')} aside={t('periods.utc')} />
      <ReadStates read={read} skeleton={<PageSkeleton />}>
        {({ records }) => (
          <PageBody>
            <Section>
              <Months records={records} openKey={month} onOpen={(opened) => setParameters({ month: opened.month })} />
            </Section>
          </PageBody>
        )}
      </ReadStates>
      {month && <PeriodDrawer key={month} month={month} onClose={() => setParameters({})} />}
    </>
  );
}

interface MonthsProps {
  records: readonly Period[];
  openKey: string | undefined;
  onOpen: (period: Period) => void;
}

const Months = ({ records, openKey, onOpen }: MonthsProps) => {
  const { t } = useTranslation();
  const words = useWords();
  const isHandheld = useHandheld();
  const columns: Column<Period>[] = [
    { key: 'month', title: t('periods.month'), width: 110, render: ({ month }) => month },
    {
      key: 'status',
      title: t('periods.status'),
      width: 240,
      render: ({ status }) => <StatusTag tone={periodStatuses[status].tone}>{words(periodStatuses[status])}</StatusTag>,
    },
    { key: 'income', title: t('periods.income'), width: 140, numeric: true, render: ({ incomeCents }) => <Money cents={incomeCents} /> },
    { key: 'expenses', title: t('periods.expenses'), width: 140, numeric: true, render: ({ expenseCents }) => <Money cents={expenseCents} /> },
    {
      key: 'result',
      title: t('periods.result'),
      width: 140,
      numeric: true,
      render: ({ incomeCents, expenseCents }) => <Money cents={incomeCents - expenseCents} />,
    },
    { key: 'by', title: t('periods.closedBy'), width: 160, render: ({ closedBy }) => closedBy ?? '–' },
    { key: 'at', title: t('periods.closedAt'), render: ({ gmtClosed }) => (gmtClosed ? <TimeText at={gmtClosed} /> : '–') },
  ];
  return (
    <DataTable
      inline
      columns={isHandheld ? inHand(columns, { month: 90, status: 150, result: 110 }) : columns}
      rows={records}
      keyOf={({ month }) => month}
      label={t('periods.pages.periods')}
      onOpen={onOpen}
      openKey={openKey}
    />
  );
};

import { Button, Segmented } from 'antd';
import { Download, Printer, Warehouse } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShiftReport } from '#contracts/floor/shift-report.ts';
import { useListState } from '#web/core/list/use-list-state.ts';
import { useLiveState } from '#web/live/live-context.tsx';
import { DayInput } from '#web/ui/dates/day-input.tsx';
import { PageBody } from '#web/ui/page/page-body.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { Section } from '#web/ui/page/section.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { PageSkeleton } from '#web/ui/states/page-skeleton.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { useShownWarehouse } from '../use-shown-warehouse.ts';
import { Exceptions } from './exceptions.tsx';
import { People } from './people.tsx';
import { ReportSheet } from './report-sheet.tsx';
import { StationFigures } from './station-figures.tsx';
import { useSaveReport } from './use-save-report.ts';
import { useShiftReport } from './use-shift-report.ts';
import styles from './report.module.css';

/** What a shift got done, by station and by person: the one that runs, or any before it. */
export default function ShiftReportPage() {
  const { t } = useTranslation();
  const state = useListState();
  const offline = useLiveState() === 'offline';
  const { shown, choices, choose } = useShownWarehouse(state);
  const { day, from } = state.filters;
  const read = useShiftReport(shown?.id, { day, from });
  const report = read.data;
  const save = useSaveReport(report);
  const [printing, setPrinting] = useState(false);
  const dayId = useId();

  return (
    <>
      <PageHeader
        title={t('floorBoard.pages.report')}
        aside={shown?.name}
        tag={report?.running && <StatusTag tone="progress">{t('floorBoard.running')}</StatusTag>}
        actions={
          <>
            {choices.length > 1 && <Segmented aria-label={t('floorBoard.warehouse')} value={shown?.id ?? ''} options={choices} onChange={choose} />}
            <span className={styles['day']}>
              <label htmlFor={dayId}>{t('floorBoard.day')}</label>
              <DayInput
                controlProps={{ id: dayId }}
                value={report?.shift.day ?? day}
                onChange={(chosen) => state.change({ filters: { day: chosen, from: undefined } })}
              />
            </span>
            {report && (
              <Segmented
                aria-label={t('floorBoard.shiftChoice')}
                value={report.shift.from}
                options={report.shifts.map((shift) => ({ value: shift.from, label: `${shift.from}–${shift.to}` }))}
                onChange={(chosen) => state.change({ filters: { day: report.shift.day, from: chosen } })}
              />
            )}
            <Button icon={<Download size={14} aria-hidden />} disabled={!save} onClick={save}>
              CSV
            </Button>
            <Button icon={<Printer size={14} aria-hidden />} disabled={!report} onClick={() => setPrinting(true)}>
              {t('floorBoard.print')}
            </Button>
          </>
        }
      />
      {shown ? (
        <ReadStates read={read} skeleton={<PageSkeleton />} offline={offline}>
          {(found) => <Report report={found} />}
        </ReadStates>
      ) : (
        <EmptyState icon={Warehouse} title={t('floorBoard.noWarehouse')} text={t('floorBoard.noWarehouseText')} />
      )}
      {printing && report && <ReportSheet report={report} onPrinted={() => setPrinting(false)} />}
    </>
  );
}

const Report = ({ report }: { report: ShiftReport }) => {
  const { t } = useTranslation();
  return (
    <PageBody side={<Exceptions report={report} />}>
      <Section title={t('floorBoard.byStation')} aside={t('floorBoard.zone', { zone: report.timeZone })}>
        <StationFigures report={report} />
      </Section>
      <Section title={t('floorBoard.byPerson')} count={report.people.length} aside={t('floorBoard.rateText')}>
        <People people={report.people} timeZone={report.timeZone} />
      </Section>
    </PageBody>
  );
};

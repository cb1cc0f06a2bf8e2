import { useTranslation } from 'react-i18next';
import type { ShiftReport } from '#contracts/floor/shift-report.ts';
import { saveFile } from '#web/api/files/save-file.ts';
import { reportAsCsv } from './report-as-csv.ts';

/** Saves the report for a spreadsheet. Nothing to save without one. */
export const useSaveReport = (report: ShiftReport | undefined): (() => void) | undefined => {
  const { t } = useTranslation();
  if (!report) return undefined;
  const { shift, warehouseId } = report;
  return () => {
    const text = reportAsCsv(report, {
      person: t('floorBoard.person'),
      station: t('floorBoard.station'),
      items: t('floorBoard.allItems'),
      late: t('floorBoard.lateItems'),
      minutes: t('floorBoard.minutes'),
      perHour: t('floorBoard.itemsPerHour'),
      target: t('floorBoard.target'),
      all: t('ui.all'),
      nobody: t('floorBoard.nobodyKnown'),
      stationName: (station) => t(`floorBoard.stations.${station}`),
    });
    const name = t('floorBoard.reportName', { warehouse: warehouseId, day: shift.day, from: shift.from.replace(':', '') });
    saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
  };
};

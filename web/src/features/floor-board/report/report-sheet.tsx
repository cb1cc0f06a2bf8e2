import { useTranslation } from 'react-i18next';
import { shiftExceptions, type ShiftReport } from '#contracts/floor/shift-report.ts';
import { stationNames } from '#contracts/floor/stations.ts';
import { PrintSheet } from '#web/ui/print/print-sheet.tsx';
import { formatCount } from '#web/ui/text/formats.ts';

interface Props {
  report: ShiftReport;
  onPrinted: () => void;
}

/** The report on paper. */
export const ReportSheet = ({ report: { wareName, shift, stations, people, exceptions }, onPrinted }: Props) => {
  const { t } = useTranslation();
  return (
    <PrintSheet onPrinted={onPrinted}>
      <h1>{t('floorBoard.pages.report')}</h1>
      <p>{`${wareName} · ${shift.day} · ${shift.from}–${shift.to}`}</p>
      <table>
        <thead>
          <tr>
            <th>{t('floorBoard.station')}</th>
            <th>{t('floorBoard.allItems')}</th>
            <th>{t('floorBoard.target')}</th>
            <th>{t('floorBoard.lateItems')}</th>
          </tr>
        </thead>
        <tbody>
          {stations.map(({ station, items, target, late }) => (
            <tr key={station}>
              <td>{t(`floorBoard.stations.${station}`)}</td>
              <td>{formatCount(items)}</td>
              <td>{target === null ? '–' : formatCount(target)}</td>
              <td>{formatCount(late)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>{t('floorBoard.byPerson')}</h2>
      <table>
        <thead>
          <tr>
            <th>{t('floorBoard.person')}</th>
            <th>{t('floorBoard.allItems')}</th>
            <th>{t('floorBoard.lateItems')}</th>
            {stationNames.map((station) => (
              <th key={station}>{t(`floorBoard.stations.${station}`)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map(({ id, name, items, late, work }) => (
            <tr key={id}>
              <td>{name || t('floorBoard.nobodyKnown')}</td>
              <td>{formatCount(items)}</td>
              <td>{formatCount(late)}</td>
              {stationNames.map((station) => {
                const own = work.find((one) => one.station === station);
                return <td key={station}>{own ? `${formatCount(own.items)} ${t('floorBoard.perHour', { rate: Math.round(own.perHour) })}` : '–'}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <h2>{t('floorBoard.exceptionsTitle')}</h2>
      <table>
        <tbody>
          {shiftExceptions.map((key) => (
            <tr key={key}>
              <td>{t(`floorBoard.exceptions.${key}`)}</td>
              <td>{formatCount(exceptions[key])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </PrintSheet>
  );
};

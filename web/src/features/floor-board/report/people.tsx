import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShiftReport } from '#contracts/floor/shift-report.ts';
import { stationNames } from '#contracts/floor/stations.ts';
import { Avatar } from '#web/ui/avatar/avatar.tsx';
import { inHand, type Column } from '#web/ui/list/columns.ts';
import { DataTable } from '#web/ui/list/data-table.tsx';
import { formatCount } from '#web/ui/text/formats.ts';
import { useHandheld } from '#web/ui/use-handheld.ts';
import { hourIn } from './in-the-shifts-zone.ts';
import styles from './report.module.css';

type Person = ShiftReport['people'][number];

const handWidths = { name: 150, items: 76, late: 56 };

/** Whoever did most first. */
export const People = ({ people, timeZone }: Pick<ShiftReport, 'people' | 'timeZone'>) => {
  const { t } = useTranslation();
  const handheld = useHandheld();
  const columns = useMemo(
    (): Column<Person>[] => [
      {
        key: 'name',
        title: t('floorBoard.person'),
        render: ({ name }) => (
          <span className={styles['person']}>
            <Avatar name={name || '–'} /> {name || t('floorBoard.nobodyKnown')}
          </span>
        ),
      },
      { key: 'items', title: t('floorBoard.allItems'), width: 64, numeric: true, render: ({ items }) => formatCount(items) },
      { key: 'late', title: t('floorBoard.lateItems'), width: 52, numeric: true, render: ({ late }) => formatCount(late) },
      { key: 'first', title: t('floorBoard.firstScan'), width: 78, render: ({ gmtFirst }) => hourIn(gmtFirst, timeZone) },
      { key: 'last', title: t('floorBoard.lastScan'), width: 78, render: ({ gmtLast }) => hourIn(gmtLast, timeZone) },
      ...stationNames.map((station): Column<Person> => ({
        key: station,
        title: t(`floorBoard.stations.${station}`),
        width: 82,
        numeric: true,
        render: ({ work }) => {
          const own = work.find((one) => one.station === station);
          if (!own) return <span className={styles['quiet']}>–</span>;
          return (
            <>
              {formatCount(own.items)} <span className={styles['quiet']}>{t('floorBoard.perHour', { rate: Math.round(own.perHour) })}</span>
            </>
          );
        },
      })),
    ],
    [t, timeZone],
  );
  if (people.length === 0) return <p className={styles['quiet']}>{t('floorBoard.nothingDone')}</p>;
  return (
    <DataTable
      columns={handheld ? inHand(columns, handWidths) : columns}
      rows={people}
      keyOf={({ id }) => id}
      label={t('floorBoard.byPerson')}
      inline
    />
  );
};

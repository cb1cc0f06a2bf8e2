import { useTranslation } from 'react-i18next';
import type { ShiftReport } from '#contracts/floor/shift-report.ts';
import { FillBar } from '#web/ui/progress/progress-bar.tsx';
import { formatCount } from '#web/ui/text/formats.ts';
import { stationIcons } from '../stations.ts';
import styles from './report.module.css';

/** Done of the target, and how much of it was late. */
export const StationFigures = ({ report: { stations } }: { report: ShiftReport }) => {
  const { t } = useTranslation();
  return (
    <ul className={styles['stations']}>
      {stations.map(({ station, items, late, target }) => {
        const Icon = stationIcons[station];
        return (
          <li key={station}>
            <span className={styles['station']}>
              <Icon size={14} aria-hidden /> {t(`floorBoard.stations.${station}`)}
            </span>
            <strong>{formatCount(items)}</strong>
            {target === null ? (
              <span className={styles['quiet']}>{t('floorBoard.noTarget')}</span>
            ) : (
              <FillBar done={items} of={target} text={t('floorBoard.share', { share: Math.round((items / target) * 100), target })} />
            )}
            <span className={styles['quiet']} data-alarming={late > 0}>
              {t('floorBoard.doneLate', { count: late })}
            </span>
          </li>
        );
      })}
    </ul>
  );
};

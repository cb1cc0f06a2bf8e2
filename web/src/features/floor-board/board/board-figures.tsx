import { useTranslation } from 'react-i18next';
import type { FloorBoard } from '#contracts/floor/floor-board.ts';
import type { Station } from '#contracts/floor/stations.ts';
import { Sparkline } from '#web/ui/charts/sparkline.tsx';
import { Bar } from '#web/ui/progress/bar.tsx';
import { formatCount } from '#web/ui/text/formats.ts';
import { stationIcons } from '../stations.ts';
import { paceOf } from '../pace.ts';
import styles from './board.module.css';

/** What each station got done in this shift, of what it was to. */
export const BoardFigures = ({ board, station }: { board: FloorBoard; station: Station | undefined }) => {
  const { t } = useTranslation();
  const shown = board.stations.filter((each) => station === undefined || each.station === station);
  return (
    <dl className={styles['figures']}>
      {shown.map((figures) => {
        const Icon = stationIcons[figures.station];
        const pace = paceOf(figures);
        return (
          <div key={figures.station} className={styles['figure']}>
            <dt>
              <Icon size={14} aria-hidden /> {t(`floorBoard.stations.${figures.station}`)}
            </dt>
            <dd>
              <strong>{formatCount(figures.done)}</strong>
              <span className={styles['of']}>
                {figures.target === null ? t('floorBoard.doneToday') : t('floorBoard.ofTarget', { target: figures.target })}
              </span>
              <Sparkline values={figures.hours} width={62} height={22} />
            </dd>
            {figures.target !== null && (
              <dd aria-hidden="true">
                <Bar share={Math.min(1, figures.done / figures.target)} className={styles['bar']} data-pace={pace?.tone} />
              </dd>
            )}
            <dd className={styles['pace']} data-pace={pace?.tone}>
              {[pace && t(`floorBoard.pace.${pace.tone}`, { count: pace.by }), t('floorBoard.lastHour', { count: figures.lastHour })]
                .filter(Boolean)
                .join(' · ')}
            </dd>
          </div>
        );
      })}
    </dl>
  );
};

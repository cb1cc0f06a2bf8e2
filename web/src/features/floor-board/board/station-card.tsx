import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '#web/ui/avatar/avatar.tsx';
import { Bar } from '#web/ui/progress/bar.tsx';
import { formatDuration } from '#web/ui/text/duration.ts';
import { formatDue } from '#web/ui/text/formats.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import { pressureOf, shortLabel, type FloorCard } from '../lanes.ts';
import { stationIcons } from '../stations.ts';
import styles from './board.module.css';

/** One parcel, order or repair, with how long it has waited and when it is due. */
export const StationCardText = memo(({ card }: { card: FloorCard }) => {
  const { t } = useTranslation();
  const now = useNow();
  const Icon = stationIcons[card.station];
  return (
    <>
      <div className={styles['line']}>
        <Icon size={14} aria-hidden />
        <strong className={styles['label']} title={card.label}>
          {shortLabel(card.label, 16)}
        </strong>
        <span className={styles['age']}>{formatDuration(now - Date.parse(card.gmtSince), t)}</span>
      </div>
      <div className={styles['line']}>
        <Bar share={card.items === 0 ? 0 : Math.min(1, card.done / card.items)} className={styles['progress']} />
        <span className={styles['of']}>{card.done > 0 ? `${card.done}/${card.items}` : t('floorBoard.items', { count: card.items })}</span>
      </div>
      <div className={styles['line']}>
        <span className={styles['due']} data-pressure={pressureOf(card, now)}>
          <DueText card={card} now={now} />
        </span>
        {card.place && <span className={styles['place']}>{card.place}</span>}
        {card.who && <Avatar name={card.who.name} title={t('floorBoard.givenTo', { name: card.who.name })} />}
      </div>
    </>
  );
});

export const DueText = ({ card, now }: { card: FloorCard; now: number }) => {
  const { t } = useTranslation();
  const left = Date.parse(card.gmtDue) - now;
  switch (pressureOf(card, now)) {
    case 'late':
      return t('floorBoard.lateBy', { span: formatDuration(-left, t) });
    case 'soon':
      return t('floorBoard.left', { span: formatDuration(left, t) });
    case 'later':
      return t('floorBoard.due', { at: formatDue(card.gmtDue, now) });
  }
};

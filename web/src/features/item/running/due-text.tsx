import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { formatDuration } from '#web/ui/text/duration.ts';
import { formatTime } from '#web/ui/text/formats.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import styles from './running-panel.module.css';

/** When the parcel must leave, and how much time that leaves. */
export const DueText = ({ at, carrier }: { at: string; carrier: string | null }) => {
  const { t } = useTranslation();
  const now = useNow();
  const left = Date.parse(at) - now;
  const time = dayjs(at).isSame(now, 'day') ? dayjs(at).format('HH:mm') : dayjs(at).format('YYYY-MM-DD HH:mm');
  const length = formatDuration(Math.abs(left), t);
  if (left < 0) {
    const late = { time, late: length };
    return (
      <strong className={styles['late']} title={formatTime(at)}>
        {carrier ? t('item.cutOffPassed', { carrier, ...late }) : t('item.duePassed', late)}
      </strong>
    );
  }
  return <span title={formatTime(at)}>{carrier ? t('item.cutOff', { carrier, time, left: length }) : t('item.dueIn', { time, left: length })}</span>;
};

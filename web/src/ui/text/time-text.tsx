import { Tooltip } from 'antd';
import { formatAgo, formatClock, formatDay, formatTime } from './formats.ts';
import styles from './text.module.css';

interface Props {
  /** UTC, ISO 8601; nothing known is a dash. */
  at: string | null | undefined;
  show?: 'time' | 'day' | 'clock' | 'ago';
}

/** A moment in the viewer's zone; the tooltip says how long ago, or the full time where the text does not. */
export const TimeText = ({ at, show = 'time' }: Props) => {
  if (!at) return <span className={styles['time']}>–</span>;
  const text = { time: formatTime, day: formatDay, clock: formatClock, ago: formatAgo }[show](at);
  return (
    <Tooltip title={() => (show === 'time' ? formatAgo(at) : formatTime(at))}>
      <time className={styles['time']} dateTime={at}>
        {text}
      </time>
    </Tooltip>
  );
};

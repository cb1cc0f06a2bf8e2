import { Tooltip } from 'antd';
import { formatAgo, formatClock, formatDay, formatTime } from './formats.ts';
import styles from './text.module.css';
import { usePointedAt } from './use-pointed-at.ts';

interface Props {
  /** UTC, ISO 8601; nothing known is a dash. */
  at: string | null | undefined;
  show?: 'time' | 'day' | 'clock' | 'ago';
}

/** A moment in the viewer's zone; the tooltip says how long ago, or the full time where the text does not. */
export const TimeText = ({ at, show = 'time' }: Props) => {
  const { pointedAt, hears } = usePointedAt();
  if (!at) return <span className={styles['time']}>–</span>;
  const text = { time: formatTime, day: formatDay, clock: formatClock, ago: formatAgo }[show](at);
  const time = (
    <time className={styles['time']} dateTime={at} {...hears}>
      {text}
    </time>
  );
  // A list has a hundred of them, and hardly one is looked at: the tooltip is made for that one.
  if (!pointedAt) return time;
  return (
    <Tooltip title={() => (show === 'time' ? formatAgo(at) : formatTime(at))} defaultOpen>
      {time}
    </Tooltip>
  );
};

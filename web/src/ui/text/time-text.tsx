import { Tooltip } from 'antd';
import { formatAgo, formatClock, formatDay, formatTime } from './formats.ts';
import { useEffect, useState } from 'react';
import styles from './text.module.css';

interface Props {
  /** UTC, ISO 8601; nothing known is a dash. */
  at: string | null | undefined;
  show?: 'time' | 'day' | 'clock' | 'ago';
}

/** As long as antd's own tooltips wait, in milliseconds. */
const tooltipDelay = 100;

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

/** Whether something was ever pointed at for a moment, and what it must hear to know. */
const usePointedAt = () => {
  const [under, setUnder] = useState(false);
  const [pointedAt, setPointedAt] = useState(false);
  useEffect(() => {
    if (!under) return;
    const timer = setTimeout(() => setPointedAt(true), tooltipDelay);
    return () => clearTimeout(timer);
  }, [under]);
  return { pointedAt, hears: { onPointerEnter: () => setUnder(true), onPointerLeave: () => setUnder(false) } };
};

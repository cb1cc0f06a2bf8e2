import dayjs from 'dayjs';
import styles from './field.module.css';
import type { Tied } from './field.tsx';

interface Props {
  tied: Tied;
  /** Which moments can be meant; without it those to come. */
  of?: 'past';
  /** UTC, ISO 8601. */
  value: string | undefined;
  change: (value: string | undefined) => void;
}

const typed = 'YYYY-MM-DDTHH:mm';

/** A day and a time of the viewer's zone, in the browser's own field: it can be typed. */
export const MomentInput = ({ tied, of, value, change }: Props) => (
  <input
    id={tied.id}
    aria-describedby={tied['aria-describedby']}
    aria-invalid={tied['aria-invalid']}
    type="datetime-local"
    className={styles['native']}
    value={value ? dayjs(value).format(typed) : ''}
    {...{ [of === 'past' ? 'max' : 'min']: dayjs().format(typed) }}
    onChange={(event) => change(event.target.value === '' ? undefined : dayjs(event.target.value).toISOString())}
  />
);

import { TimeText } from '../text/time-text.tsx';
import { PhotoStrip } from '../photos/photo-strip.tsx';
import styles from './history.module.css';

export interface HistoryEntry {
  id: string;
  name: string;
  at: string;
  /** Who, how much; what is not known is left out. */
  details: readonly (string | null | undefined | false)[];
  /** In a person's own words. */
  said: string | null;
  photos?: readonly string[] | undefined;
}

/** What happened, newest first. */
export const History = ({ entries }: { entries: readonly HistoryEntry[] }) => (
  <ol className={styles['history']}>
    {entries.map(({ id, name, at, details, said, photos }) => (
      <li key={id}>
        <div>
          <strong>{name}</strong>
          <TimeText at={at} />
        </div>
        <p>{details.filter(Boolean).join(' · ')}</p>
        {said && <blockquote>{said}</blockquote>}
        {photos && <PhotoStrip urls={photos} label={name} />}
      </li>
    ))}
  </ol>
);

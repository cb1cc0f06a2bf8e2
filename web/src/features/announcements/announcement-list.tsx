import { Link } from 'react-router-dom';
import type { PublishedRow } from '#contracts/announcements/announcement-queries.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { KindLabel } from '#web/shared/announcements/announcement-kind.tsx';
import { EndOfRows, type NextRows } from '#web/ui/list/rows/end-of-rows.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import styles from './announcements.module.css';

interface Props {
  rows: readonly PublishedRow[];
  /** The id of the one that is read. */
  open: string | undefined;
  path: string;
  next: NextRows;
}

export const AnnouncementList = ({ rows, open, path, next }: Props) => (
  <ul className={styles['rows']}>
    {rows.map(({ id, kind, title, lead, gmtPublished }) => (
      <li key={id}>
        <Link to={withQuery(path, { id })} className={styles['row']} aria-current={id === open ? 'true' : undefined}>
          <span className={styles['about']}>
            <KindLabel kind={kind} />
            <TimeText at={gmtPublished} show="ago" />
          </span>
          <strong>{title}</strong>
          <span className={styles['lead']}>{lead}</span>
        </Link>
      </li>
    ))}
    {next.hasMore && (
      <li>
        <EndOfRows next={next} rows={rows.length} />
      </li>
    )}
  </ul>
);

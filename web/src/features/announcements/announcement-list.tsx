import { Link } from 'react-router-dom';
import type { PublishedRow } from '#contracts/announcements/announcement-queries.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { KindLabel } from '#web/shared/announcements/announcement-kind.tsx';
import { EndOfRows } from '#web/ui/list/end-of-rows.tsx';
import type { FurtherRows } from '#web/ui/list/use-list-read.ts';
import { TimeText } from '#web/ui/text/time-text.tsx';
import styles from './announcements.module.css';

interface Props {
  rows: readonly PublishedRow[];
  /** The id of the one that is read. */
  open: string | undefined;
  path: string;
  further: FurtherRows;
}

export const AnnouncementList = ({ rows, open, path, further }: Props) => (
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
    {further.more && (
      <li>
        <EndOfRows further={further} rows={rows.length} />
      </li>
    )}
  </ul>
);

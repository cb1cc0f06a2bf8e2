import type { ManagedRow } from '#contracts/announcements/announcement-queries.ts';
import { TimeText } from '#web/ui/text/time-text.tsx';
import styles from './announcement-desk.module.css';
import { PortalNames, StateTag } from './managed-columns.tsx';

/** An announcement on a handheld. */
export const ManagedCard = ({ row }: { row: ManagedRow }) => (
  <span className={styles['card']}>
    <strong>{row.title}</strong>
    <StateTag state={row.state} />
    <PortalNames portals={row.portals} />
    <TimeText at={row.gmtPublish ?? row.gmtModify} show="ago" />
  </span>
);

import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { TimeText } from '#web/ui/text/time-text.tsx';
import styles from './order.module.css';

/** Until when the order is to leave; late ones stand out. */
export const DueCell = ({ order: { gmtDue, late } }: { order: Pick<OrderRow, 'gmtDue' | 'late'> }) => (
  <span className={late ? styles['late'] : undefined}>
    <TimeText at={gmtDue} />
  </span>
);

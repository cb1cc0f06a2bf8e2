import type { OrderDetail } from '#contracts/outbound/order-rows.ts';
import styles from './order.module.css';

/** Why the order does not go on, in the words of whoever stopped it. */
export const OrderReason = ({ order: { reason } }: { order: Pick<OrderDetail, 'reason'> }) =>
  reason === null ? null : <p className={styles['reason']}>{reason}</p>;

import type { OrderDetail } from '#contracts/outbound/order-rows.ts';
import styles from '../order.module.css';
import { useReasonWords } from './use-reason-words.ts';

/** Why the order does not go on, in the words of whoever stopped it. */
export const OrderReason = ({ order: { reason, history } }: { order: Pick<OrderDetail, 'reason' | 'history'> }) => {
  const reasonWords = useReasonWords();
  if (reason === null) return null;
  const preset = history.find((entry) => entry.reason === reason)?.preset ?? null;
  return <p className={styles['reason']}>{reasonWords({ reason, preset })}</p>;
};

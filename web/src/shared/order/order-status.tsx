import { orderStatus, saleMeaning } from '#contracts/outbound/order-statuses.ts';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import styles from './order.module.css';

export const OrderStatusTag = ({ order: { type, state } }: { order: Pick<OrderRow, 'type' | 'state'> }) => {
  const words = useWords();
  const status = orderStatus(type, state);
  return <StatusTag tone={status.tone}>{words(status)}</StatusTag>;
};

/** Beside the status of a sale, what it means for the seller. */
export const SaleMeaning = ({ order: { type, state } }: { order: Pick<OrderRow, 'type' | 'state'> }) => {
  const words = useWords();
  const meaning = saleMeaning(type, state);
  return meaning && <span className={styles['meaning']}>{words(meaning)}</span>;
};

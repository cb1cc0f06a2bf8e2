import { orderStatus } from '#contracts/outbound/order-statuses.ts';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { StatusTag } from '#web/ui/status/status-tag.tsx';

export const OrderStatusTag = ({ order: { type, state } }: { order: Pick<OrderRow, 'type' | 'state'> }) => {
  const words = useWords();
  const status = orderStatus(type, state);
  return <StatusTag tone={status.tone}>{words(status)}</StatusTag>;
};

import { requestTypeOf } from '#contracts/item/order-kinds.ts';
import { orderStatus } from '#contracts/outbound/order-statuses.ts';
import type { TransferRow } from '#contracts/transfers/transfer-endpoints.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { StatusTag } from '#web/ui/status/status-tag.tsx';

export const TransferStatus = ({ state }: Pick<TransferRow, 'state'>) => {
  const words = useWords();
  const status = orderStatus(requestTypeOf.warehouseTransfer, state);
  return <StatusTag tone={status.tone}>{words(status)}</StatusTag>;
};

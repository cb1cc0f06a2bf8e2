import { orderTopic } from '#contracts/outbound/odd-no.ts';
import { getOrder } from '#contracts/outbound/order-queries.ts';
import { useRead } from '#web/api/use-read.ts';
import { useLiveReads } from '#web/live/use-live.ts';

/** One order as it moves; without a number, nothing. The page says itself what it cannot read. */
export const useOrder = (oddNo: string | undefined) => {
  useLiveReads(oddNo && orderTopic(oddNo), getOrder);
  return useRead(getOrder, { oddNo: oddNo ?? '' }, { enabled: Boolean(oddNo), quiet: true });
};

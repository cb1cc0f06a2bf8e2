import { isOneId, normaliseOneId } from '#contracts/item/one-id.ts';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';

type Numbered = Pick<OrderRow, 'oddNo' | 'batchNo' | 'logNo' | 'label'>;

/** What a scan means among the orders that were found for it. Part of a number never opens an order: whoever scanned is asked. */
export type MeantOrders<Order> = { order: Order } | { batchNo: string; orders: readonly Order[] } | { perhaps: readonly Order[] } | 'none';

export const meantOrders = <Order extends Numbered>(code: string, found: readonly Order[]): MeantOrders<Order> => {
  const is = (number: string | null | undefined) => number?.toUpperCase() === code.trim().toUpperCase();
  const [first] = found;
  if (!first) return 'none';
  const ofBatch = found.filter(({ batchNo }) => is(batchNo));
  const [ofThisBatch] = ofBatch;
  if (ofThisBatch?.batchNo) return { batchNo: ofThisBatch.batchNo, orders: ofBatch };
  // A ONE ID is found whole or not at all.
  const exact = isOneId(normaliseOneId(code)) ? found : found.filter(({ oddNo, logNo, label }) => is(oddNo) || is(logNo) || is(label?.logNo));
  const [only, ...others] = exact;
  if (!only) return { perhaps: found };
  return others.length === 0 ? { order: only } : { perhaps: exact };
};

/** What a tote's label names it: "Tote 7" is tote 7. */
export const toteOf = (code: string): string => code.trim().replace(/^tote[\s-]*/i, '');

import type { Shipment } from '#contracts/outbound/handover.ts';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';

export type WaybillScan = { ship: Shipment } | { already: Shipment } | 'lookUp';

interface Dock {
  waiting: readonly Shipment[];
  left: readonly Shipment[];
  /** Order numbers whose shipment is on its way to the server. */
  pending: readonly string[];
}

const bears = (logNo: string | null, code: string): boolean => logNo !== null && logNo.toUpperCase() === code.trim().toUpperCase();

/** What a waybill means at the dock: the parcel leaves now, it has left, or the dock does not know it. */
export const readWaybill = (code: string, { waiting, left, pending }: Dock): WaybillScan => {
  const standing = waiting.find(({ logNo }) => bears(logNo, code));
  if (standing) return pending.includes(standing.oddNo) ? { already: standing } : { ship: standing };
  const gone = left.find(({ logNo }) => bears(logNo, code));
  return gone ? { already: gone } : 'lookUp';
};

/** Why a waybill that the dock does not know stays: of the orders that were found, only one that bears it to the letter counts. */
export const whyItStays = (code: string, found: readonly Pick<OrderRow, 'oddNo' | 'logNo' | 'stage'>[]): 'already' | 'notPacked' | 'unknown' => {
  const order = found.find(({ logNo }) => bears(logNo, code));
  if (!order) return 'unknown';
  return order.stage === 'out' ? 'already' : 'notPacked';
};

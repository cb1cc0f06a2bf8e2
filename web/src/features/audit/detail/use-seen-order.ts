import { useState } from 'react';
import type { OrderDetail, OrderHistoryEntry } from '#contracts/outbound/order-rows.ts';

/**
 * The order as its reviewer decides on it: at the version that was on the screen when it was opened, until they say that they have seen what was
 * edited since. `edits` are those, newest first.
 */
export const useSeenOrder = (order: OrderDetail | undefined) => {
  const [seen, setSeen] = useState<{ oddNo: string; version: number }>();
  if (order && seen?.oddNo !== order.oddNo) setSeen({ oddNo: order.oddNo, version: order.version });
  const edits = order && seen?.oddNo === order.oddNo ? editsSince(order, seen.version) : [];
  return {
    /** With the version that the reviewer saw. */
    order: order && (edits.length > 0 && seen ? { ...order, version: seen.version } : order),
    edits,
    onSeen: () => order && setSeen({ oddNo: order.oddNo, version: order.version }),
  };
};

/** The history has an entry for each version, newest first. */
export const editsSince = ({ history, version }: Pick<OrderDetail, 'history' | 'version'>, seen: number): readonly OrderHistoryEntry[] =>
  history.slice(0, Math.max(0, version - seen)).filter(({ name }) => name === 'OrderEdited');

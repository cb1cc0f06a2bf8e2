import { listReviews } from '#contracts/audit/audit-queries.ts';
import type { Page } from '#contracts/kernel/lists/paging.ts';
import type { OrderState } from '#contracts/outbound/order-events.ts';
import { getOrder, listOrders } from '#contracts/outbound/order-queries.ts';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { queryClient } from '#web/api/query-client.ts';

/** Every read that holds orders. */
export const orderReads = [listReviews, listOrders, getOrder];
/** A detail has more than its row and keeps it. */
type Read = OrderRow | Page<OrderRow>;

/** The state that a command is to bring an order to. */
export type StateAhead = OrderState | ((order: OrderRow) => OrderState);

/**
 * Shows orders in the state that a command is to bring them to, wherever they are in view, and without further actions. Answers how to take it back: an
 * order that has moved on meanwhile stays as the server said.
 */
export const ordersAhead = (oddNos: readonly string[], ahead: StateAhead): (() => void) => {
  const before = new Map<string, OrderRow>();
  inEveryRead((row) => {
    if (!oddNos.includes(row.oddNo)) return row;
    before.set(row.oddNo, row);
    return { ...row, state: typeof ahead === 'function' ? ahead(row) : ahead, actions: [] };
  });
  return () =>
    inEveryRead((row) => {
      const was = before.get(row.oddNo);
      return was?.version === row.version ? { ...row, state: was.state, actions: was.actions } : row;
    });
};

const inEveryRead = (change: (row: OrderRow) => OrderRow): void => {
  for (const { name } of orderReads)
    queryClient.setQueriesData<Read>({ queryKey: ['read', name] }, (read) => {
      if (!read) return read;
      return 'oddNo' in read ? change(read) : { ...read, data: read.data.map(change) };
    });
};

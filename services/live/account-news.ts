import type { Viewer } from '#contracts/kernel/viewer.ts';
import type { LogNotice } from '#kernel/bus/notices.ts';

/** What a batch of the log says about people whose sockets may be open. */
export interface AccountNews {
  suspended(viewer: Viewer): boolean;
  /** What they may do, or where, may be other now: by their account or the menu of their warehouse. */
  changed(viewer: Viewer): boolean;
}

export const accountNews = (batch: readonly LogNotice[]): AccountNews | undefined => {
  const of = (prefix: string, type: string) =>
    new Set(batch.filter((notice) => notice.type === type).map(({ streamId }) => streamId.slice(prefix.length)));
  const suspended = of('account-', 'AccountSuspended');
  const accounts = of('account-', 'AccountChanged');
  const warehouses = of('warehouse-', 'WarehouseChanged');
  if (suspended.size + accounts.size + warehouses.size === 0) return undefined;
  return {
    suspended: ({ accountId }) => suspended.has(accountId),
    changed: ({ accountId, warehouseIds }) => accounts.has(accountId) || warehouseIds.some((warehouseId) => warehouses.has(warehouseId)),
  };
};

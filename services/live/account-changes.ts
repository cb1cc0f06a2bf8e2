import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { LogNotice } from '#kernel/bus/notices.ts';

/** What a batch of the log changes for people whose sockets may be open. */
export interface AccountChanges {
  suspended(viewer: Viewer): boolean;
  /** Their permissions or warehouses may have changed, by their account or the menu of their warehouse. */
  changed(viewer: Viewer): boolean;
}

export const accountChanges = (batch: readonly LogNotice[]): AccountChanges | undefined => {
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

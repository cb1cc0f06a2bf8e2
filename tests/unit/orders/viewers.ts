import { permissionTable, type PermissionGrant, type PermissionId } from '#contracts/kernel/access/permissions.ts';
import type { Terminal, Viewer } from '#contracts/kernel/access/viewer.ts';

const everything: PermissionGrant[] = (Object.keys(permissionTable) as PermissionId[]).map((permissionId) => ({
  permissionId,
  actions: ['add', 'delete', 'edit', 'query', 'get', 'enable', 'disable', 'import', 'export'],
}));

const viewer = (terminal: Terminal, accountId: string, more: Partial<Viewer> = {}): Viewer => ({
  accountId,
  name: accountId,
  terminal,
  warehouseIds: [],
  permissions: everything,
  language: 'en_us',
  timeZone: 'UTC',
  sessionId: 's',
  requestId: 'r',
  ...more,
});

export const seller = viewer('business', 'seller', { shopId: 7, permissions: [{ permissionId: 'business', actions: ['add', 'edit', 'query'] }] });
export const otherSeller = viewer('business', 'other-seller', { shopId: 8, permissions: seller.permissions });
export const reviewer = viewer('admin', 'reviewer');
/** An administrator on the self-operated pages. */
export const selfOperated = viewer('admin', 'self-operated', { shopId: 1 });
export const picker = viewer('warehouse', 'picker', { warehouseIds: ['LAX'], warehouseId: 'LAX' });
/** Repairs there, and does not pick. */
export const cobbler = viewer('warehouse', 'cobbler', {
  ...picker,
  accountId: 'cobbler',
  permissions: [{ permissionId: '700109', actions: ['edit'] }],
});
export const pickerElsewhere = viewer('warehouse', 'picker-elsewhere', { warehouseIds: ['JFK'], warehouseId: 'JFK' });

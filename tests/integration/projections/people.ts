import { actionKeys, type PermissionGrant, type PermissionId } from '#contracts/kernel/access/permissions.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { Actor } from '#contracts/kernel/events/recorded-event.ts';

const every = (...ids: PermissionId[]): PermissionGrant[] => ids.map((permissionId) => ({ permissionId, actions: actionKeys }));

const viewer = (rest: Partial<Viewer> & Pick<Viewer, 'accountId' | 'terminal'>): Viewer => ({
  name: rest.accountId,
  warehouseIds: [],
  permissions: [],
  language: 'en_us',
  timeZone: 'America/New_York',
  sessionId: 's',
  requestId: 'r',
  ...rest,
});

export const seller = viewer({ accountId: 'kicks', terminal: 'business', shopId: 7, permissions: every('business') });
export const otherSeller = viewer({ accountId: 'vault', terminal: 'business', shopId: 8, permissions: every('business') });
export const shopUser = viewer({ accountId: 'viewer', terminal: 'shopUser', shopId: 7 });
export const staff = viewer({
  accountId: 'marta',
  terminal: 'warehouse',
  warehouseId: 'EWR',
  warehouseIds: ['EWR'],
  permissions: every('700101', '700102', '700103', '700105', '700106', '700107', '700110'),
});
export const otherStaff = { ...staff, accountId: 'lax', warehouseId: 'LAX', warehouseIds: ['LAX'] };
export const admin = viewer({
  accountId: 'grace',
  terminal: 'admin',
  permissions: every('101', '300', '400', '700', '800', '900', '1100', '1200', '1400', '1500'),
});
export const finance = viewer({ accountId: 'fay', terminal: 'admin', permissions: every('500') });
export const selfOperated = { ...admin, shopId: 1, permissions: every('200', 'business') };

export const actorOf = ({ accountId, name, terminal, shopId }: Viewer): Actor => ({ accountId, name, terminal, ...(shopId && { shopId }) });

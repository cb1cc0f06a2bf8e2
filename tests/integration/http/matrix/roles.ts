import { actionKeys, permissionTable, type PermissionId } from '#contracts/kernel/access/permissions.ts';
import type { Base } from '#contracts/kernel/access/bases.ts';
import { person, type Person } from '../people.ts';

const permissionIds = Object.keys(permissionTable) as PermissionId[];
export const pagesOf = (terminal: Base): PermissionId[] => permissionIds.filter((id) => permissionTable[id].terminal === terminal);
const everything = (terminal: Base): Person['permissions'] => pagesOf(terminal).map((permissionId) => ({ permissionId, actions: [...actionKeys] }));

/**
 * Everyone who calls. `other…` is of another shop or warehouse than the samples, `idle…` has no permission that a sample needs, `shopUser` only looks,
 * and `shopOne` is an administrator on the self-operated pages.
 */
export const roles = {
  anonymous: { login: undefined, base: undefined, headers: {} },
  seller: { login: 'seller', base: 'business', headers: {} },
  otherSeller: { login: 'other', base: 'business', headers: {} },
  shopUser: { login: 'helper', base: 'business', headers: {} },
  shopOne: { login: 'admin', base: 'business', headers: { shopId: '1' } },
  staff: { login: 'staff', base: 'warehouse', headers: {} },
  otherStaff: { login: 'elsewhere', base: 'warehouse', headers: {} },
  idleStaff: { login: 'idler', base: 'warehouse', headers: {} },
  admin: { login: 'admin', base: 'admin', headers: {} },
  idleAdmin: { login: 'clerk', base: 'admin', headers: {} },
} as const;
export type RoleName = keyof typeof roles;
export const roleNames = Object.keys(roles) as RoleName[];

export const cast: Person[] = [
  person('seller', { shopId: 7, permissions: everything('business') }),
  person('other', { shopId: 8, permissions: everything('business') }),
  person('helper', { userType: 2, role: 'shopUser', shopId: 7, permissions: [{ permissionId: 'business', actions: ['query', 'get'] }] }),
  person('staff', { userType: 3, role: 'warehouse', warehouseIds: ['W1'], permissions: everything('warehouse') }),
  person('elsewhere', { userType: 3, role: 'warehouse', warehouseIds: ['W2'], permissions: everything('warehouse') }),
  person('idler', { userType: 3, role: 'warehouse', warehouseIds: ['W1'], permissions: [{ permissionId: '700108', actions: ['query'] }] }),
  person('admin', { userType: 1, role: 'superAdministrator', permissions: everything('admin') }),
  person('clerk', { userType: 1, role: 'administrator', permissions: [{ permissionId: 'admin', actions: ['query'] }] }),
];
export const fullMenus = { W1: pagesOf('warehouse'), W2: pagesOf('warehouse') };

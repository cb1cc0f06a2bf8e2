import { permissionTable, type PermissionGrant } from '#contracts/kernel/access/permissions.ts';
import { isRole, roles } from '#contracts/accounts/roles.ts';
import { terminalOf } from '#contracts/accounts/user-type-readings.ts';
import { userTypes, type UserType, type Viewer } from '#contracts/kernel/access/viewer.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { Account } from '../aggregates/account/account.ts';
import type { Warehouse } from '../aggregates/warehouse/warehouse.ts';

/** What an account may do, and where. */
export interface Access {
  userType: UserType;
  role: string;
  warehouseIds: readonly string[];
  permissions: readonly PermissionGrant[];
}

export const belongsToAShop = (userType: UserType): boolean => userType === userTypes.business || userType === userTypes.shopUser;

/**
 * With code 700 one manages the accounts of sellers and of staff. Whoever could make an administrator, or sign in as one by setting a password, would hold
 * what that one holds: so nobody grants what is not theirs, only a super administrator, to whom every code is open, touches administrators at all.
 */
export const requireSuperForAdministrators = (by: Pick<Viewer, 'role'>, { userType }: { userType: UserType }): Rejection | undefined =>
  userType === userTypes.admin && by.role !== 'superAdministrator' ? reject('SuperAdministratorNeeded', { field: 'accountId' }) : undefined;

/** Whoever was erased is nobody any more, and stays so. */
export const requireNotErased = ({ erased }: Pick<Account, 'erased'>): Rejection | undefined =>
  erased ? reject('AccountErased', { field: 'accountId' }) : undefined;

/** `field` is that of the command which asks for the shop. */
export const requireShopOfSeller = ({ userType, shopId }: Pick<Account, 'userType' | 'shopId'>, field: string): Rejection | undefined =>
  belongsToAShop(userType) && shopId === undefined ? reject('ShopNeeded', { field }) : undefined;

/** R6.01: a role belongs to one user type; none may be given yet. */
const requireRoleOfUserType = ({ role, userType }: Access): Rejection | undefined =>
  isRole(role) && roles[role].userType !== userType ? reject('RoleOfAnotherTerminal', { field: 'role' }) : undefined;

const requireWarehousesOfStaff = ({ userType, warehouseIds }: Access, warehouses: readonly Warehouse[]): Rejection | undefined => {
  if (userType === userTypes.warehouse && warehouseIds.length === 0) return reject('WarehouseNeeded', { field: 'warehouseIds' });
  const missing = warehouses.findIndex((warehouse) => !warehouse.exists);
  return missing < 0 ? undefined : reject('WarehouseNotFound', { field: `warehouseIds.${missing}`, params: { warehouseId: warehouseIds[missing]! } });
};

const requirePermissionsOfTerminal = ({ userType, permissions }: Access): Rejection | undefined => {
  const terminal = terminalOf(userType) === 'shopUser' ? 'business' : terminalOf(userType);
  const at = permissions.findIndex(({ permissionId }) => permissionTable[permissionId].terminal !== terminal);
  if (at < 0) return undefined;
  return reject('PermissionOfAnotherTerminal', { field: `permissions.${at}`, params: { permission: permissions[at]!.permissionId } });
};

/** The warehouses are those that the access names, in its order. */
export const requireAccessOfTerminal = (access: Access, warehouses: readonly Warehouse[]): Rejection | undefined =>
  requireRoleOfUserType(access) ?? requireWarehousesOfStaff(access, warehouses) ?? requirePermissionsOfTerminal(access);

import { permissionTable, type PermissionId } from '#contracts/kernel/access/permissions.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';

/** R6.33: the menu is made of the pages of the warehouse terminal. */
export const requireWarehousePages = (menu: readonly PermissionId[]): Rejection | undefined => {
  const at = menu.findIndex((permission) => permissionTable[permission].terminal !== 'warehouse');
  return at < 0 ? undefined : reject('MenuOfAnotherTerminal', { field: `menu.${at}`, params: { permission: menu[at]! } });
};

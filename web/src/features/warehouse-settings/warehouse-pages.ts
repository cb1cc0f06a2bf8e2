import { permissionTable, type PermissionId } from '#contracts/accounts/permissions.ts';

/** The pages that a menu of a warehouse is made of, in its order. */
export const warehousePages = (Object.keys(permissionTable) as PermissionId[])
  .filter((id) => permissionTable[id].terminal === 'warehouse')
  .toSorted((a, b) => Number(a) - Number(b));

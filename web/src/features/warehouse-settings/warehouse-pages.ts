import { permissionIdsOf } from '#contracts/kernel/access/permissions.ts';

/** The pages that a menu of a warehouse is made of, in its order. */
export const warehousePages = permissionIdsOf('warehouse').toSorted((a, b) => Number(a) - Number(b));

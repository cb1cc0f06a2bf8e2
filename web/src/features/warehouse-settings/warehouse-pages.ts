import { permissionIdsOf, type PermissionId } from '#contracts/kernel/access/permissions.ts';

/** The pages that a menu of a warehouse is made of, in its order. */
export const warehousePages = permissionIdsOf('warehouse').toSorted((a, b) => Number(a) - Number(b));

/** Address inquiry has no page on the floor yet. */
const withoutPage: readonly PermissionId[] = ['700108'];

/** Those that there are: only they are offered. A menu keeps what it says of the others. */
export const offeredPages = warehousePages.filter((page) => !withoutPage.includes(page));

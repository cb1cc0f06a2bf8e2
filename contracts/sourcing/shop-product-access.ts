import type { Base } from '../kernel/access/bases.ts';
import type { PermissionCheck } from '../kernel/access/permissions.ts';

/** Pages of SKUManage: administrators keep what the shop shows. */
export const shopProductBases: readonly Base[] = ['admin'];
export const shopProductReads: readonly PermissionCheck[] = ['800.query'];
export const shopProductAdds: readonly PermissionCheck[] = ['800.add'];
export const shopProductEdits: readonly PermissionCheck[] = ['800.edit'];

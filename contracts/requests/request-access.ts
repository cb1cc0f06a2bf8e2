import type { PermissionCheck } from '../kernel/access/permissions.ts';
import type { Base } from '../kernel/access/bases.ts';

/** Owners act on the sellers' base; there an administrator acts as shop 1, and code 200 counts as the business permission (R7.06). */
export const ownerBases: readonly Base[] = ['business'];
export const ownerAdds: readonly PermissionCheck[] = ['business.add'];
export const ownerEdits: readonly PermissionCheck[] = ['business.edit'];
/** Sends goods back to their seller without an application. */
export const returnsToSeller: readonly PermissionCheck[] = ['700104.edit', '700104.add', '300.edit', '300.add', '900.add'];
export const reviewerEdits: readonly PermissionCheck[] = ['400.edit'];

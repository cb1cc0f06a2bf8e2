import type { Base } from '../kernel/access/bases.ts';
import type { PermissionCheck } from '../kernel/access/permissions.ts';

/** A seller sees the withdrawals of the own shop, finance all of them. */
export const withdrawalBases: readonly Base[] = ['business', 'admin'];
export const withdrawalReads: readonly PermissionCheck[] = ['business.query', '500.query'];
export const withdrawalApplies: readonly PermissionCheck[] = ['business.add'];
/** Who of finance reviews, pays, and says what became of the money. */
export const withdrawalReview: readonly PermissionCheck[] = ['500.enable'];

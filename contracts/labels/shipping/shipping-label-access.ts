import type { PermissionCheck } from '#contracts/kernel/permissions.ts';
import type { Base } from '#contracts/kernel/bases.ts';

/** Sellers buy on their own base; there an administrator acts as shop 1. */
export const labelBases: readonly Base[] = ['business'];
export const labelBuys: readonly PermissionCheck[] = ['business.add'];
export const labelVoids: readonly PermissionCheck[] = ['business.edit'];

/** A seller sees the labels of the own shop, finance all of them. */
export const labelReadBases: readonly Base[] = ['business', 'admin'];
export const labelReads: readonly PermissionCheck[] = ['business.query', '500.query'];
/** Who tells that a carrier has refunded a label. */
export const labelRefunds: readonly PermissionCheck[] = ['500.edit'];

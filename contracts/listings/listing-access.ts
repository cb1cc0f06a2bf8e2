import type { Base } from '../kernel/access/bases.ts';
import type { PermissionCheck } from '../kernel/access/permissions.ts';

/** A seller sees and changes the listings of the own shop, an administrator with code 1300 all of them (R6.26). */
export const listingBases: readonly Base[] = ['business', 'admin'];
export const listingReads: readonly PermissionCheck[] = ['business.query', '1300.query'];
export const listingEdits: readonly PermissionCheck[] = ['business.edit', '1300.edit'];
/** Only for the own shop. */
export const listingAdds: readonly PermissionCheck[] = ['business.add'];
export const ownListingEdits: readonly PermissionCheck[] = ['business.edit'];

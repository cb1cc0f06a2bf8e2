import type { Base } from '../kernel/access/bases.ts';
import type { PermissionCheck } from '../kernel/access/permissions.ts';

/** Sellers see the shipments of their shop, reviewers those of all. */
export const shipmentBases: readonly Base[] = ['business', 'admin'];
export const shipmentReads: readonly PermissionCheck[] = ['business.query', '400.query'];
export const shipmentReviews: readonly PermissionCheck[] = ['400.edit'];
export const ownShipmentAdds: readonly PermissionCheck[] = ['business.add'];
export const ownShipmentEdits: readonly PermissionCheck[] = ['business.edit'];
export const shipmentEdits: readonly PermissionCheck[] = ['business.edit', '400.edit'];

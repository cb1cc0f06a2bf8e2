import type { PermissionCheck } from '../kernel/access/permissions.ts';

export const periodReads: readonly PermissionCheck[] = ['500.query'];
/** Who closes a month, and asks for it to be opened again. */
export const periodWrites: readonly PermissionCheck[] = ['500.edit'];
/** Who decides on what somebody else asked for. */
export const periodReview: readonly PermissionCheck[] = ['500.enable'];

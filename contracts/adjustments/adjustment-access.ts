import type { PermissionCheck } from '../kernel/access/permissions.ts';

export const adjustmentReads: readonly PermissionCheck[] = ['500.query'];
/** Who asks for a wallet to be credited or charged by hand. */
export const adjustmentRequests: readonly PermissionCheck[] = ['500.add'];
/** Who approves what somebody else asked for. */
export const adjustmentReview: readonly PermissionCheck[] = ['500.enable'];

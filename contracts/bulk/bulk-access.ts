import type { PermissionCheck } from '../kernel/access/permissions.ts';

export const bulkReads: readonly PermissionCheck[] = ['500.query'];
/** Who uploads a workbook and has it posted. */
export const bulkWrites: readonly PermissionCheck[] = ['500.add'];
/** Who approves what somebody else uploaded. */
export const bulkReview: readonly PermissionCheck[] = ['500.enable'];

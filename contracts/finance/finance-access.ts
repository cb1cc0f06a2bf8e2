import type { PermissionCheck } from '../kernel/access/permissions.ts';

/** Who sees the money of the business (R6.18). */
export const financeReads: readonly PermissionCheck[] = ['500.query'];

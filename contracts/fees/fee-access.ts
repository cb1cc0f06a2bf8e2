import type { PermissionCheck } from '../kernel/access/permissions.ts';

/** Who sees what everything costs, who sets it, and who takes back what has not begun (R1.34, R6.23). */
export const feeReads: readonly PermissionCheck[] = ['1000.query'];
export const feeAdds: readonly PermissionCheck[] = ['1000.add'];
export const feeEdits: readonly PermissionCheck[] = ['1000.edit'];
export const feeDeletes: readonly PermissionCheck[] = ['1000.delete'];

import type { PermissionCheck } from '../kernel/access/permissions.ts';

/** A seller sees the accounts of the own shop alone. */
export const bankAccountReads: readonly PermissionCheck[] = ['business.query'];
export const bankAccountAdds: readonly PermissionCheck[] = ['business.add'];
export const bankAccountRemovals: readonly PermissionCheck[] = ['business.delete'];

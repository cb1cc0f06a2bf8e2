import type { PermissionCheck } from '../kernel/access/permissions.ts';

/** Who sees wallets: a seller their own, finance all of them. */
export const walletAccess: readonly PermissionCheck[] = ['business.query', '500.query'];
export const walletFileAccess: readonly PermissionCheck[] = ['business.export', '500.export'];
/** Who takes postings back, and freezes wallets. */
export const walletCorrections: readonly PermissionCheck[] = ['500.edit'];

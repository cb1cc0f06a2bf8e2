import type { PermissionCheck } from '../kernel/access/permissions.ts';

/** Finance reads what the bank said. */
export const bankStatementReads: readonly PermissionCheck[] = ['500.query'];
/** Importing, matching, explaining and disputing. */
export const bankStatementWrites: readonly PermissionCheck[] = ['500.edit'];

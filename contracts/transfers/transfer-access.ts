import type { PermissionCheck } from '../kernel/access/permissions.ts';

/** Who sends and who receives. */
export const transferReads: readonly PermissionCheck[] = ['700103.query', '700106.query', '900.query'];
/** Takes in what another warehouse sent. */
export const transferReceives: readonly PermissionCheck[] = ['700103.edit', '900.edit'];

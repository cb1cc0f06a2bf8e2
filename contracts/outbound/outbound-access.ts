import type { PermissionCheck } from '../kernel/access/permissions.ts';
import type { Base } from '../kernel/access/bases.ts';

export const floorBases: readonly Base[] = ['warehouse', 'admin'];
/** Picks, packs and ships. */
export const floorEdits: readonly PermissionCheck[] = ['700106.edit', '900.edit'];
/** Hands out the work. */
export const supervisorEdits: readonly PermissionCheck[] = ['700106.edit', '700107.edit', '900.edit'];
export const batchAdds: readonly PermissionCheck[] = ['700107.add', '900.add'];
export const batchEdits: readonly PermissionCheck[] = ['700107.edit', '900.edit'];
/** Takes back what was approved. */
export const approvalEdits: readonly PermissionCheck[] = ['400.edit', '900.edit'];

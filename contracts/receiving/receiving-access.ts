import type { PermissionCheck } from '../kernel/access/permissions.ts';
import type { Base } from '../kernel/access/bases.ts';

export const floorBases: readonly Base[] = ['warehouse'];
export const receivingEdits: readonly PermissionCheck[] = ['700102.edit', '700103.edit'];

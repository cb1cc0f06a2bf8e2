import type { PermissionCheck } from '../kernel/permissions.ts';
import type { Base } from '../kernel/bases.ts';

export const floorBases: readonly Base[] = ['warehouse'];
export const receivingEdits: readonly PermissionCheck[] = ['700102.edit', '700103.edit'];

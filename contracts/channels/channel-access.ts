import type { PermissionCheck } from '../kernel/access/permissions.ts';

export const channelReads: readonly PermissionCheck[] = ['1300.query'];
export const channelAdds: readonly PermissionCheck[] = ['1300.add'];
export const channelEdits: readonly PermissionCheck[] = ['1300.edit'];

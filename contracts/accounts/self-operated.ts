import type { PermissionGrant } from '../kernel/permissions.ts';

/** Code 200 opens the self-operated pages and nothing else (R6.15): for shop 1 its actions count as those of a seller. */
export const asSelfOperatedSeller = (grants: readonly PermissionGrant[]): PermissionGrant[] =>
  grants.filter(({ permissionId }) => permissionId === '200').map(({ actions }) => ({ permissionId: 'business', actions }));

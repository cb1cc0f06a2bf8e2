import { actionKeys, permissionIdsOf, type ActionKey, type PermissionGrant, type PermissionId } from '#contracts/kernel/access/permissions.ts';

const grant = (actions: readonly ActionKey[], ...permissionIds: PermissionId[]): PermissionGrant[] =>
  permissionIds.map((permissionId) => ({ permissionId, actions: [...actions] }));

const all = actionKeys;
const look = ['query', 'get'] as const;
const work = ['query', 'get', 'add', 'edit'] as const;

/** Sets of permissions that people of the demo world hold. */
export const grants = {
  everything: grant(all, ...permissionIdsOf('admin')),
  reviewer: [...grant(work, '400', '1200', '1100', '1400', '1500'), ...grant(look, '101', '300', '900')],
  finance: [...grant(all, '500', '1000'), ...grant(look, '101', '1400')],
  merchandise: [...grant(all, '800'), ...grant(look, '101', '300', '1200', '1300')],
  selfOperated: [...grant(all, '200'), ...grant(look, '101', '300', '800')],
  operations: [...grant(all, '300', '900', '1200'), ...grant(look, '101', '400', '800')],

  floorLead: grant(all, ...permissionIdsOf('warehouse')),
  receiver: [...grant(work, '700102', '700103', '700104'), ...grant(look, '700101', '700111')],
  inspector: [...grant(work, '700103', '700105'), ...grant(look, '700101', '700102', '700110', '700111')],
  shelver: [...grant(work, '700103', '700105'), ...grant(look, '700101', '700110')],
  picker: [...grant(work, '700106'), ...grant(look, '700101', '700105', '700107', '700110')],
  packer: [...grant(work, '700106', '700107'), ...grant(look, '700101', '700108')],
  returnsClerk: [...grant(work, '700103', '700104'), ...grant(look, '700101', '700102', '700110')],
  cobbler: [...grant(work, '700109'), ...grant(look, '700101', '700110')],
  visitor: grant(look, '700101', '700110'),

  seller: grant(all, ...permissionIdsOf('business')),
  shopUser: grant(look, 'business'),
} satisfies Record<string, PermissionGrant[]>;
export type GrantSet = keyof typeof grants;

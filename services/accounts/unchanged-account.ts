import type { Account } from '../aggregates/account/account.ts';

/** All that `AccountChanged` says of an account, as it is: a change names what becomes other. */
export const unchangedAccount = ({
  accountId,
  login,
  name,
  englishName,
  email,
  headImg,
  userType,
  role,
  shopId,
  warehouseIds,
  permissions,
}: Account) => ({
  accountId,
  login,
  name,
  englishName,
  email,
  headImg,
  userType,
  role,
  shopId,
  warehouseIds: [...warehouseIds],
  permissions: permissions.map(({ permissionId, actions }) => ({ permissionId, actions: [...actions] })),
});

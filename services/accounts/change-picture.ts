import { changePicture as endpoint } from '#contracts/accounts/change-picture.ts';
import { commandRoute } from '../kernel/commands/command-route.ts';
import { decided } from '../kernel/commands/commands.ts';
import { accept, nothing, type Decision } from '../kernel/commands/decision.ts';
import { change } from '../kernel/commands/stream-type.ts';
import { accountStream, type Account } from '../streams/account.ts';

/** All else about the account stays as it is. */
export const changePicture = (headImg: string, account: Account): Decision => {
  if (headImg === account.headImg) return nothing;
  const { accountId, login, name, englishName, email, userType, role, shopId, warehouseIds, permissions } = account;
  const data = {
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
    permissions: grantsOf(permissions),
  };
  return accept(change(accountStream, accountId, { type: 'AccountChanged', data }));
};

const grantsOf = (permissions: Account['permissions']) => permissions.map(({ permissionId, actions }) => ({ permissionId, actions: [...actions] }));

export const changePictureRoute = commandRoute(endpoint, async ({ body, viewer }, load) =>
  decided(changePicture(body.headImg, await load.one(accountStream, viewer.accountId)), null),
);

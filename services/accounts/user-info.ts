import { permissionTable, type PermissionGrant } from '#contracts/kernel/access/permissions.ts';
import { isRole, roles } from '#contracts/accounts/roles.ts';
import { getCurrentUser, getUserInfo, getWarehousePermissions } from '#contracts/accounts/user-info.ts';
import type { Language, Viewer } from '#contracts/kernel/access/viewer.ts';
import type { TrackerAddresses } from '#contracts/labels/tracking-link.ts';
import { positionText } from '#contracts/kernel/events/recorded-event.ts';
import { type QueryRoute, queryRoute } from '#contracts/kernel/route.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import { say } from '#contracts/kernel/words.ts';
import type { NoticeFeed } from '#kernel/bus/notices.ts';
import type { Clock } from '#kernel/clock.ts';
import type { EventLog } from '#kernel/commands/event-log.ts';
import { streamId } from '#kernel/commands/stream-type.ts';
import { accountStream, type Account } from '../aggregates/account/account.ts';
import { shopStream } from '../aggregates/shop/shop.ts';
import { greeting } from './greeting.ts';
import { maskedPhone } from './phone/masked-phone.ts';
import type { Credentials } from './sign-in/credentials.ts';
import { stateOf } from '#kernel/commands/state-of.ts';

export interface UserInfoParts {
  log: EventLog;
  clock: Clock;
  credentials: Credentials;
  noticeFeed: Pick<NoticeFeed, 'position'>;
  /** Address of the chat vendor's script, if there is one. */
  chatSource?: string | undefined;
  trackers: TrackerAddresses;
}

export const userInfoRoutes = ({ log, clock, credentials, noticeFeed, chatSource, trackers }: UserInfoParts): QueryRoute[] => {
  const currentUser = async ({ accountId }: Viewer) => {
    const account = await stateOf(log, accountStream, accountId);
    const shop = account.shopId === undefined ? undefined : await stateOf(log, shopStream, account.shopId);
    const { name, englishName, headImg, userType, email } = account;
    const user = { headImg, nickname: name, ename: englishName, id: accountId, uid: shop?.uid ?? accountId, userType, email };
    return { account, shop, user };
  };

  return [
    queryRoute(getCurrentUser, async ({ viewer }) => (await currentUser(viewer)).user),

    queryRoute(getUserInfo, async ({ viewer }) => {
      const { account, shop, user } = await currentUser(viewer);
      if (account.permissions.length === 0) return reject('RolesMissing');
      const phone = (await credentials.ofAccount(viewer.accountId))?.phone;
      return {
        ...user,
        name: account.name,
        welcome: greeting(clock.now(), viewer.timeZone, viewer.language),
        avatar: account.headImg,
        roles: [account.role],
        info: { realname: account.name, headImg: account.headImg, role: roleOf(account, viewer) },
        shopId: viewer.shopId ?? null,
        shopName: shop?.realname ?? null,
        warehouseIds: [...account.warehouseIds],
        language: account.language ?? null,
        phone: phone ? maskedPhone(phone) : null,
        passwordSetAt: account.passwordSetAt ?? null,
        position: positionText(noticeFeed.position()),
        chat: chatSource !== undefined && viewer.terminal === 'business' ? { source: chatSource, createdAt: await bornAt(log, account) } : null,
        trackers,
      };
    }),

    queryRoute(getWarehousePermissions, async ({ viewer }) => permissionsOf(viewer.permissions, viewer.language)),
  ];
};

const bornAt = async (log: EventLog, { accountId }: Account): Promise<string> => {
  const name = streamId(accountStream, accountId);
  return (await log.readStreams([name])).get(name)!.events[0]!.recordedAt;
};

const roleOf = ({ role }: Account, { permissions, language }: Viewer) => ({
  id: role,
  name: isRole(role) ? say(roles[role], language) : role,
  permissions: permissionsOf(permissions, language),
});

const permissionsOf = (grants: readonly PermissionGrant[], language: Language) =>
  grants.map(({ permissionId, actions }) => ({
    permissionId,
    permissionName: say(permissionTable[permissionId], language),
    actionEntitySet: actions.map((action) => ({ action })),
  }));

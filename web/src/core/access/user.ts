import type { ActionKey, PermissionGrant, PermissionId } from '#contracts/kernel/access/permissions.ts';
import { getListingAuthorisation, type getWarehousePermissions } from '#contracts/accounts/user-info.ts';
import { terminalOf } from '#contracts/accounts/user-type-readings.ts';
import type { Terminal, UserType } from '#contracts/kernel/access/viewer.ts';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import type { Warehouse } from '#contracts/reference/reference-queries.ts';
import { isApiError } from '#web/api/api-error.ts';
import { callEndpoint } from '#web/api/call-endpoint.ts';
import { queryClient } from '#web/api/query-client.ts';
import { setCookie } from '#web/browser/cookies.ts';
import { keepLanguageWithAccount } from '../settings/choose-language.ts';
import type { Chat } from '../chat-widget.ts';
import type { Authorisation } from '../routes/route-table.ts';
import { chooseWarehouse, forgetWarehouse, session } from '#web/browser/session.ts';
import { userInfo, warehousePermissions, type UserInfo } from './first-questions.ts';
import { warehousesRead } from './warehouses-read.ts';

/** Who is signed in, as the pages need it. What may be done, the server decides again on every call. */
export interface User {
  id: string;
  uid: string;
  name: string;
  email: string;
  picture: string;
  roles: readonly string[];
  terminal: Terminal;
  permissions: readonly PermissionGrant[];
  authorisations: readonly Authorisation[];
  shopId: number | undefined;
  shopName: string | undefined;
  /** Sellers only, where a vendor is configured. */
  chat: Chat | undefined;
  trackers: UserInfo['trackers'];
  /** Those that staff and administrators may choose from. */
  warehouses: readonly Warehouse[];
  /** The one in use, for staff. */
  warehouse: Warehouse | undefined;
  /** Where the codes to sign in with are sent, by its last digits; undefined where none is set. */
  phone: string | undefined;
  /** When an administrator set the password; undefined once the person has read of it (UTC, ISO 8601). */
  passwordSetAt: string | undefined;
  /** Place in the log from which the pages have read. */
  since: string;
}

/** Why nobody can go on with this sign-in (R8.01, R8.02, R6.48). */
export class SignInFailed extends Error {
  readonly reason: 'userHasNoPermission' | 'userInfoFailed' | 'rolesMissing';

  constructor(reason: SignInFailed['reason']) {
    super(reason);
    this.name = 'SignInFailed';
    this.reason = reason;
  }
}

/**
 * The step after the token: who it is, what they may do, and for staff in which warehouse (R2.17, R7.40). `known`: who they were so far; what a lost call
 * does not tell stays as it was, since nobody asks again until something changes.
 */
export const loadUser = async (known?: User): Promise<User> => {
  const info = await readInfo();
  if (info.roles.length === 0) throw new SignInFailed('userHasNoPermission');
  keepLanguageWithAccount(info.language);
  const before = known?.id === info.id ? known : undefined;
  const own = grantsOf(info.info.role.permissions);
  if (own.length === 0) throw new SignInFailed('rolesMissing');
  const terminal = terminalOf(info.userType as UserType);
  const warehouses = terminal === 'warehouse' || terminal === 'admin' ? await readWarehouses(before?.warehouses) : [];
  const warehouse = terminal === 'warehouse' ? inUse(warehouses) : undefined;
  return {
    id: info.id,
    uid: info.uid,
    name: info.info.realname || info.name,
    email: info.email,
    picture: info.avatar || info.headImg,
    roles: info.roles,
    terminal,
    permissions: terminal === 'warehouse' && warehouse ? await readWarehousePermissions() : own,
    authorisations: terminal === 'business' ? await readAuthorisations(before?.authorisations) : [],
    shopId: info.shopId ?? undefined,
    shopName: info.shopName ?? undefined,
    chat: info.chat ?? undefined,
    trackers: info.trackers,
    warehouses,
    warehouse,
    phone: info.phone ?? undefined,
    passwordSetAt: info.passwordSetAt ?? undefined,
    since: before?.since ?? info.position,
  };
};

/** Pauses before asking again when no answer came, in milliseconds. */
const pauses = [500, 1500];

const readInfo = async (attempt = 0): Promise<UserInfo> => {
  try {
    return await userInfo.read();
  } catch (failure) {
    if (!isApiError(failure) || failure.code === 401 || failure.error === 'Suspended') throw failure;
    if (failure.error === 'WarehouseForbidden' && session.get().warehouseId) {
      forgetWarehouse();
      return readInfo(attempt);
    }
    const pause = failure.code === 0 ? pauses[attempt] : undefined;
    if (pause === undefined) throw new SignInFailed(reasons[failure.error ?? ''] ?? 'userInfoFailed');
    await new Promise((resume) => setTimeout(resume, pause));
    return readInfo(attempt + 1);
  }
};

const reasons: Readonly<Record<string, SignInFailed['reason']>> = { NoPermission: 'userHasNoPermission', RolesMissing: 'rolesMissing' };

type Permission = DataOf<typeof getWarehousePermissions>[number];

const grantsOf = (permissions: readonly Permission[]): PermissionGrant[] =>
  permissions.map(({ permissionId, actionEntitySet }) => ({
    permissionId: permissionId as PermissionId,
    actions: actionEntitySet.map(({ action }) => action as ActionKey),
  }));

/** Failures are ignored (R7.20). */
const readWarehouses = async (known: readonly Warehouse[] = []): Promise<readonly Warehouse[]> =>
  queryClient.fetchQuery({ ...warehousesRead, staleTime: 0, retry: false }).catch(() => known);

/** The stored one, otherwise the first; a stored one that may no longer be used counts as not stored (R4.63). */
const inUse = (warehouses: readonly Warehouse[]): Warehouse | undefined => {
  const stored = warehouses.find(({ id }) => id === session.get().warehouseId);
  const chosen = stored ?? warehouses[0];
  if (chosen && chosen !== stored) chooseWarehouse(chosen.id);
  return chosen;
};

/** On failure the user is logged out (R7.22). */
const readWarehousePermissions = async (): Promise<PermissionGrant[]> => {
  try {
    return grantsOf(await warehousePermissions.read());
  } catch {
    throw new SignInFailed('userInfoFailed');
  }
};

/** Kept in a cookie beside the menu that it filters (R7.25); the server never reads it. */
const readAuthorisations = async (known: readonly Authorisation[] = []): Promise<readonly Authorisation[]> => {
  const flags = await callEndpoint(getListingAuthorisation, { quiet: true }).catch(() => undefined);
  if (!flags) return known;
  setCookie('userAuth', JSON.stringify(flags));
  return (Object.keys(flags) as Authorisation[]).filter((name) => flags[name]);
};

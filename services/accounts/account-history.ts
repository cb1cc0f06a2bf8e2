import { listAccountHistory, type AccountHistoryEntry, type AccountHistoryKind } from '#contracts/accounts/account-queries.ts';
import type { PermissionGrant } from '#contracts/kernel/access/permissions.ts';
import type { RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import type { EventLog } from '#kernel/commands/event-log.ts';
import { streamId } from '#kernel/commands/stream-type.ts';
import { accountStream, evolveAccount, noAccount, type Account, type AccountEvent } from '../aggregates/account/account.ts';
import { requireSuperForAdministrators } from './access-policies.ts';

export const accountHistoryRoute = (log: EventLog) =>
  queryRoute(listAccountHistory, async ({ query: { accountId }, viewer }) => {
    const name = streamId(accountStream, accountId);
    const events = (await log.readStreams([name])).get(name)?.events ?? [];
    if (events.length === 0) return reject('AccountNotFound', { field: 'accountId' });
    const { account, entries } = historyOf(events as readonly RecordedEvent<AccountEvent>[]);
    return requireSuperForAdministrators(viewer, account) ?? entries.toReversed();
  });

/** What was done, oldest first, and the account as it is. What a person chose of their own, a language, is no entry. */
export const historyOf = (events: readonly RecordedEvent<AccountEvent>[]): { account: Account; entries: AccountHistoryEntry[] } => {
  let account = noAccount;
  const entries: AccountHistoryEntry[] = [];
  for (const event of events) {
    const before = account;
    account = evolveAccount(account, { type: event.type, data: event.data } as AccountEvent);
    const kind = kindOf(event, before, account);
    if (kind) entries.push(entryOf(kind, event, before, account));
  }
  return { account, entries };
};

const kindOf = ({ type, data, metadata }: RecordedEvent<AccountEvent>, before: Account, after: Account): AccountHistoryKind | undefined => {
  switch (type) {
    case 'AccountCreated':
      return metadata.actor.accountId === after.accountId ? 'registered' : 'created';
    case 'AccountChanged':
      if (before.shopId === undefined && after.shopId !== undefined) return 'admitted';
      return accessOf(before) === accessOf(after) ? 'profileChanged' : 'accessChanged';
    case 'PasswordSet': {
      const { by, phoneChanged } = data as Extract<AccountEvent, { type: 'PasswordSet' }>['data'];
      if (by === 'self') return 'passwordChanged';
      return phoneChanged ? 'phoneChanged' : 'passwordSet';
    }
    case 'PhoneSet':
      return 'ownPhoneSet';
    case 'SellerRefused':
      return 'refused';
    case 'AccountSuspended':
      return 'disabled';
    case 'AccountReinstated':
      return 'reinstated';
    case 'AccountErased':
      return 'erased';
    case 'PasswordNoticeRead':
    case 'LanguageChosen':
      return undefined;
  }
};

const accessOf = ({ role, warehouseIds, permissions }: Account): string => JSON.stringify([role, warehouseIds, permissions]);

const entryOf = (kind: AccountHistoryKind, event: RecordedEvent<AccountEvent>, before: Account, after: Account): AccountHistoryEntry => {
  const { from, reason } = event.data as { from?: string; reason?: string };
  const { actor } = event.metadata;
  const [had, has] = [checksOf(before.permissions), checksOf(after.permissions)];
  return {
    id: event.eventId,
    kind,
    gmtCreate: event.recordedAt,
    operator: actor.terminal === 'system' ? '' : actor.name,
    from: from ?? null,
    reason: reason ?? null,
    granted: [...has].filter((check) => !had.has(check)),
    withdrawn: [...had].filter((check) => !has.has(check)),
  };
};

const checksOf = (grants: readonly PermissionGrant[]): ReadonlySet<string> =>
  new Set(grants.flatMap(({ permissionId, actions }) => actions.map((action) => `${permissionId}.${action}`)));

import { reinstateAccount as reinstateEndpoint, suspendAccount as suspendEndpoint } from '#contracts/accounts/manage-accounts.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { accountStream, type Account, type LoadedAccount } from '../aggregates/account/account.ts';
import { requireNotErased, requireSuperForAdministrators } from './access-policies.ts';

type By = Pick<Viewer, 'accountId' | 'role'>;

interface Given {
  by: By;
  /** The network address of whoever does it. */
  from?: string;
}

const requireAccount = (account: Account): Rejection | undefined => (account.exists ? undefined : reject('AccountNotFound', { field: 'accountId' }));

/** Whoever could disable themselves might leave nobody to undo it. */
const requireAnotherAccount = (account: Account, by: By): Rejection | undefined =>
  account.accountId === by.accountId ? reject('OwnAccount', { field: 'accountId' }) : undefined;

const requireNotSuspended = (account: Account): Rejection | undefined => (account.suspended ? reject('AlreadySuspended') : undefined);

const requireSuspended = (account: Account): Rejection | undefined => (account.suspended ? undefined : reject('NotSuspended'));

export const suspendAccount = ({ reason, by, from }: Given & { reason: string }, { account }: { account: LoadedAccount }): Decision =>
  requireAccount(account) ??
  requireAnotherAccount(account, by) ??
  requireSuperForAdministrators(by, account) ??
  requireNotSuspended(account) ??
  accept(change(account, { type: 'AccountSuspended', data: { accountId: account.accountId, reason, from } }));

export const reinstateAccount = ({ by, from }: Given, { account }: { account: LoadedAccount }): Decision =>
  requireAccount(account) ??
  requireNotErased(account) ??
  requireSuperForAdministrators(by, account) ??
  requireSuspended(account) ??
  accept(change(account, { type: 'AccountReinstated', data: { accountId: account.accountId, from } }));

export const suspendAccountRoute = commandRoute(suspendEndpoint, async ({ body, viewer, ip }, load) =>
  toOutcome(suspendAccount({ reason: body.reason, by: viewer, from: ip }, { account: await load.one(accountStream, body.accountId) }), null),
);

export const reinstateAccountRoute = commandRoute(reinstateEndpoint, async ({ body, viewer, ip }, load) =>
  toOutcome(reinstateAccount({ by: viewer, from: ip }, { account: await load.one(accountStream, body.accountId) }), null),
);

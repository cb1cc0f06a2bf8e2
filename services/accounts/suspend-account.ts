import { reinstateAccount as reinstateEndpoint, suspendAccount as suspendEndpoint } from '#contracts/accounts/suspend-account.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { commandRoute } from '../kernel/commands/command-route.ts';
import { decided } from '../kernel/commands/commands.ts';
import { accept, type Decision } from '../kernel/commands/decision.ts';
import { change } from '../kernel/commands/stream-type.ts';
import { accountStream, type Account } from '../streams/account.ts';
import { notErased } from './access-policies.ts';

const accountExists = (account: Account): Rejection | undefined => (account.exists ? undefined : reject('AccountNotFound', { field: 'accountId' }));

/** Whoever could disable themselves might leave nobody to undo it. */
const ofAnother = (account: Account, by: string): Rejection | undefined =>
  account.accountId === by ? reject('OwnAccount', { field: 'accountId' }) : undefined;

const notYetSuspended = (account: Account): Rejection | undefined => (account.suspended ? reject('AlreadySuspended') : undefined);

const isSuspended = (account: Account): Rejection | undefined => (account.suspended ? undefined : reject('NotSuspended'));

export const suspendAccount = ({ reason, by }: { reason: string; by: string }, account: Account): Decision =>
  accountExists(account) ??
  ofAnother(account, by) ??
  notYetSuspended(account) ??
  accept(change(accountStream, account.accountId, { type: 'AccountSuspended', data: { accountId: account.accountId, reason } }));

export const reinstateAccount = (account: Account): Decision =>
  accountExists(account) ??
  notErased(account) ??
  isSuspended(account) ??
  accept(change(accountStream, account.accountId, { type: 'AccountReinstated', data: { accountId: account.accountId } }));

export const suspendAccountRoute = commandRoute(suspendEndpoint, async ({ body, viewer }, load) =>
  decided(suspendAccount({ reason: body.reason, by: viewer.accountId }, await load.one(accountStream, body.accountId)), null),
);

export const reinstateAccountRoute = commandRoute(reinstateEndpoint, async ({ body }, load) =>
  decided(reinstateAccount(await load.one(accountStream, body.accountId)), null),
);

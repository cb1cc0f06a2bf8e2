import { setPassword as endpoint } from '#contracts/accounts/manage-accounts.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import type { Clock } from '#kernel/clock.ts';
import { toOutcome, type Commands } from '#kernel/commands/commands.ts';
import { contextOf } from '#kernel/commands/context-of.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import type { Sessions } from '#kernel/sessions/sessions.ts';
import { accountStream, type Account, type LoadedAccount } from '../aggregates/account/account.ts';
import { requireNotErased, requireSuperForAdministrators } from './access-policies.ts';
import type { Credentials } from './sign-in/credentials.ts';
import { requireStrongPassword } from './sign-in/weak-password.ts';

export interface SetPasswordParts {
  commands: Commands;
  clock: Clock;
  sessions: Sessions;
  credentials: Credentials;
}

interface PasswordSet {
  phoneChanged: boolean;
  /** UTC, ISO 8601. */
  at: string;
  from: string;
}

export interface SetPassword extends PasswordSet {
  viewer: Pick<Viewer, 'accountId' | 'role'>;
}

interface States {
  account: LoadedAccount;
}

/** The log says that it was set, by whom and from where, and never which. Whose password an administrator set is told so at the next sign-in. */
export const passwordSet = ({ viewer, ...said }: PasswordSet & { viewer: Pick<Viewer, 'accountId'> }, { account }: States): Decision => {
  const { accountId } = account;
  const who = viewer.accountId === accountId ? 'self' : 'administrator';
  return accept(change(account, { type: 'PasswordSet', data: { accountId, by: who, ...said } }));
};

const requireAccount = ({ exists }: Account): Rejection | undefined => (exists ? undefined : reject('AccountNotFound', { field: 'accountId' }));

export const setPassword = (command: SetPassword, { account }: States): Decision =>
  requireAccount(account) ?? requireNotErased(account) ?? requireSuperForAdministrators(command.viewer, account) ?? passwordSet(command, { account });

export const setPasswordRoute = ({ commands, clock, sessions, credentials }: SetPasswordParts) =>
  queryRoute(endpoint, async ({ body: { accountId, newPassword, phone }, viewer, ip }) => {
    const known = await credentials.ofAccount(accountId);
    const phoneChanged = phone !== undefined && phone !== known?.phone;
    const result = await commands.run(contextOf(viewer), async (load) => {
      const account = await load.one(accountStream, accountId);
      const decision = setPassword({ viewer, phoneChanged, at: clock.now().toISOString(), from: ip }, { account });
      if (isRejection(decision)) return decision;
      const weak = requireStrongPassword(newPassword, account, 'newPassword');
      if (weak) return weak;
      return toOutcome(decision, null, [await credentials.rowOf({ accountId, login: account.login, password: newPassword, phone })]);
    });
    if (result.kind === 'rejected') return result.rejection;
    await sessions.endAllOf(accountId);
    return null;
  });

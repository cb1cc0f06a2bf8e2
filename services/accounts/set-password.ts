import { setPassword as endpoint } from '#contracts/accounts/set-password.ts';
import type { Viewer } from '#contracts/kernel/viewer.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import type { Clock } from '#kernel/clock.ts';
import { decided, type Commands } from '#kernel/commands/commands.ts';
import { contextOf } from '#kernel/commands/context-of.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/stream-type.ts';
import type { Sessions } from '#kernel/sessions/sessions.ts';
import { accountStream, type Account } from '../aggregates/account/account.ts';
import { notErased, superTouchesAdministrators } from './access-policies.ts';
import type { Credentials } from './sign-in/credentials.ts';
import { notWeak } from './sign-in/weak-password.ts';

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

/** The log says that it was set, by whom and from where, and never which. Whose password an administrator set is told so at the next sign-in. */
export const passwordSet = (by: Pick<Viewer, 'accountId'>, said: PasswordSet, { accountId }: Account): Decision => {
  const who = by.accountId === accountId ? 'self' : 'administrator';
  return accept(change(accountStream, accountId, { type: 'PasswordSet', data: { accountId, by: who, ...said } }));
};

const accountExists = ({ exists }: Account): Rejection | undefined => (exists ? undefined : reject('AccountNotFound', { field: 'accountId' }));

export const setPassword = (by: Pick<Viewer, 'accountId' | 'role'>, said: PasswordSet, account: Account): Decision =>
  accountExists(account) ?? notErased(account) ?? superTouchesAdministrators(by, account) ?? passwordSet(by, said, account);

export const setPasswordRoute = ({ commands, clock, sessions, credentials }: SetPasswordParts) =>
  queryRoute(endpoint, async ({ body: { accountId, newPassword, phone }, viewer, ip }) => {
    const known = await credentials.ofAccount(accountId);
    const phoneChanged = phone !== undefined && phone !== known?.phone;
    const result = await commands.run(contextOf(viewer), async (load) => {
      const account = await load.one(accountStream, accountId);
      const decision = setPassword(viewer, { phoneChanged, at: clock.now().toISOString(), from: ip }, account);
      if (isRejection(decision)) return decision;
      const weak = notWeak(newPassword, account, 'newPassword');
      if (weak) return weak;
      return decided(decision, null, [await credentials.rowOf({ accountId, login: account.login, password: newPassword, phone })]);
    });
    if (result.kind === 'rejected') return result.rejection;
    await sessions.endAllOf(accountId);
    return null;
  });

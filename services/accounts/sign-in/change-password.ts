import { changePassword } from '#contracts/accounts/own-account.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import type { Clock } from '#kernel/clock.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import { toOutcome, type Commands } from '#kernel/commands/commands.ts';
import { contextOf } from '#kernel/commands/context-of.ts';
import type { Sessions } from '#kernel/sessions/sessions.ts';
import { accountStream } from '#services/aggregates/account/account.ts';
import { passwordSet } from '../set-password.ts';
import type { Attempts } from './attempts.ts';
import type { Credentials } from './credentials.ts';
import { passwordMatches } from './passwords.ts';
import { requireStrongPassword } from './weak-password.ts';

export interface ChangePasswordParts {
  commands: Commands;
  clock: Clock;
  sessions: Sessions;
  credentials: Credentials;
  attempts: Attempts;
}

/** R5.24, R8.46. Guessing the old password is an attempt like any other: a session alone does not allow it without end. */
export const changePasswordRoute = ({ commands, clock, sessions, credentials, attempts }: ChangePasswordParts) =>
  queryRoute(changePassword, async ({ body, viewer, ip }) => {
    const credential = await credentials.ofAccount(viewer.accountId);
    if (!credential) return reject('Unauthorized');
    const { login, passwordHash } = credential;

    const guess = { by: 'password' as const, login, address: ip };
    const locked = await attempts.begin(guess);
    if (locked) return locked;
    if (!(await passwordMatches(passwordHash, body.oldPassword))) return reject('OldPasswordWrong', { field: 'oldPassword' });
    await attempts.succeeded(guess);
    if (body.newPassword === body.oldPassword) return reject('PasswordUnchanged', { field: 'newPassword' });

    const said = { phoneChanged: false, at: clock.now().toISOString(), from: ip };
    const result = await commands.run(contextOf(viewer), async (load) => {
      const account = await load.one(accountStream, viewer.accountId);
      const weak = requireStrongPassword(body.newPassword, account, 'newPassword');
      if (weak) return weak;
      const secret = await credentials.rowOf({ accountId: viewer.accountId, login, password: body.newPassword });
      return toOutcome(passwordSet({ viewer, ...said }, { account }), null, [secret]);
    });
    if (result.kind === 'rejected') return result.rejection;
    await sessions.endAllOf(viewer.accountId);
    return null;
  });

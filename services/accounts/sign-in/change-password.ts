import { changePassword } from '#contracts/accounts/sign-in/change-password.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import type { Sessions } from '../../kernel/sessions/sessions.ts';
import type { Attempts } from './attempts.ts';
import type { Credentials } from './credentials.ts';
import { passwordMatches } from './passwords.ts';

export interface ChangePasswordParts {
  sessions: Sessions;
  credentials: Credentials;
  attempts: Attempts;
}

/** R5.24, R8.46. Guessing the old password is an attempt like any other: a session alone does not allow it without end. */
export const changePasswordRoute = ({ sessions, credentials, attempts }: ChangePasswordParts) =>
  queryRoute(changePassword, async ({ body, viewer }) => {
    const credential = await credentials.ofAccount(viewer.accountId);
    if (!credential) return reject('Unauthorized');
    const { login, passwordHash } = credential;

    const locked = await attempts.begin(login);
    if (locked) return locked;
    if (!(await passwordMatches(passwordHash, body.oldPassword))) return reject('OldPasswordWrong', { field: 'oldPassword' });
    await attempts.succeeded(login);
    if (body.newPassword === body.oldPassword) return reject('PasswordUnchanged', { field: 'newPassword' });

    await credentials.set({ accountId: viewer.accountId, login, password: body.newPassword });
    await sessions.endAllOf(viewer.accountId);
    return null;
  });

import { setPassword } from '#contracts/accounts/set-password.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import type { EventLog } from '../kernel/commands/event-log.ts';
import type { Sessions } from '../kernel/sessions/sessions.ts';
import { accountStream } from '../streams/account.ts';
import { notErased } from './access-policies.ts';
import type { Credentials } from './sign-in/credentials.ts';
import { stateOf } from '../kernel/commands/state-of.ts';

export interface SetPasswordParts {
  log: EventLog;
  sessions: Sessions;
  credentials: Credentials;
}

export const setPasswordRoute = ({ log, sessions, credentials }: SetPasswordParts) =>
  queryRoute(setPassword, async ({ body }) => {
    const account = await stateOf(log, accountStream, body.accountId);
    if (!account.exists) return reject('AccountNotFound', { field: 'accountId' });
    const gone = notErased(account);
    if (gone) return gone;
    await credentials.set({ accountId: account.accountId, login: account.login, password: body.newPassword, phone: body.phone });
    await sessions.endAllOf(account.accountId);
    return null;
  });

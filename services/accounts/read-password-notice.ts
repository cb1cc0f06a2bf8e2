import { readPasswordNotice as endpoint } from '#contracts/accounts/read-password-notice.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { decided } from '#kernel/commands/commands.ts';
import { accept, nothing, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/stream-type.ts';
import { accountStream, type Account } from '../aggregates/account/account.ts';

/** Reading it again changes nothing. */
export const readPasswordNotice = ({ accountId, passwordSetAt }: Account): Decision =>
  passwordSetAt === undefined ? nothing : accept(change(accountStream, accountId, { type: 'PasswordNoticeRead', data: { accountId } }));

export const readPasswordNoticeRoute = commandRoute(endpoint, async ({ viewer }, load) =>
  decided(readPasswordNotice(await load.one(accountStream, viewer.accountId)), null),
);

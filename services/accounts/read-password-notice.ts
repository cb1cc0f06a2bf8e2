import { readPasswordNotice as endpoint } from '#contracts/accounts/user-info.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, noChange, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { accountStream, type LoadedAccount } from '../aggregates/account/account.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';

interface ReadPasswordNotice {
  viewer: Pick<Viewer, 'accountId'>;
}

/** Reading it again changes nothing. */
export const readPasswordNotice = ({ viewer: { accountId } }: ReadPasswordNotice, { account }: { account: LoadedAccount }): Decision =>
  account.passwordSetAt === undefined ? noChange : accept(change(account, { type: 'PasswordNoticeRead', data: { accountId } }));

export const readPasswordNoticeRoute = commandRoute(endpoint, async ({ viewer }, load) =>
  toOutcome(readPasswordNotice({ viewer }, { account: await load.one(accountStream, viewer.accountId) }), null),
);

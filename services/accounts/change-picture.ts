import { changePicture as endpoint } from '#contracts/accounts/own-account.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, noChange, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { accountStream, type LoadedAccount } from '../aggregates/account/account.ts';
import { unchangedAccount } from './unchanged-account.ts';

/** All else about the account stays as it is. */
export const changePicture = ({ headImg }: BodyOf<typeof endpoint>, { account }: { account: LoadedAccount }): Decision => {
  if (headImg === account.headImg) return noChange;
  return accept(change(account, { type: 'AccountChanged', data: { ...unchangedAccount(account), headImg } }));
};

export const changePictureRoute = commandRoute(endpoint, async ({ body, viewer }, load) =>
  toOutcome(changePicture(body, { account: await load.one(accountStream, viewer.accountId) }), null),
);

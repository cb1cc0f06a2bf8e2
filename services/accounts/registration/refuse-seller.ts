import { refuseSeller as endpoint } from '#contracts/accounts/registration/admit-seller.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { accountStream, type LoadedAccount } from '#services/aggregates/account/account.ts';
import { awaitsAdmission } from './applicant.ts';

export type RefuseSeller = BodyOf<typeof endpoint> & { from?: string };

/** Once, and with a reason, which the applicant reads when they try to sign in. */
export const refuseSeller = ({ accountId, reason, from }: RefuseSeller, { account }: { account: LoadedAccount }): Decision => {
  if (!account.exists) return reject('AccountNotFound', { field: 'accountId' });
  if (!awaitsAdmission(account)) return reject('NotAwaitingAdmission', { field: 'accountId' });
  return accept(change(account, { type: 'SellerRefused', data: { accountId, reason, from } }));
};

export const refuseSellerRoute = commandRoute(endpoint, async ({ body, ip }, load) =>
  toOutcome(refuseSeller({ ...body, from: ip }, { account: await load.one(accountStream, body.accountId) }), null),
);

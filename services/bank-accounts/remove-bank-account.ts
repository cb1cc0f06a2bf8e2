import { removeBankAccountEndpoint } from '#contracts/bank-accounts/bank-account-commands.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { bankAccountStream, requireOwnBankAccount, type LoadedBankAccount } from '../aggregates/bank-account/bank-account.ts';
import { countRemoval, numberOf } from './account-claims.ts';

type RemoveBankAccount = CommandOf<typeof removeBankAccountEndpoint> & { viewer: { shopId?: number } };

export const removeBankAccount = ({ body: { bankAccountId }, viewer }: RemoveBankAccount, { account }: { account: LoadedBankAccount }): Decision => {
  const refusal = requireOwnBankAccount(account, viewer.shopId);
  if (refusal) return refusal;
  return {
    ...accept(change(account!, { type: 'BankAccountRemoved', data: { bankAccountId } })),
    releases: [numberOf(account!)],
    counts: [countRemoval(account!.shopId)],
  };
};

export const removeBankAccountRoute = commandRoute(removeBankAccountEndpoint, async ({ body, viewer }, load) => {
  const account = await load.one(bankAccountStream, body.bankAccountId);
  return toOutcome(removeBankAccount({ body, viewer }, { account }), { bankAccountId: body.bankAccountId });
});

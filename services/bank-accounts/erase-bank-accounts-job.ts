import { bankAccountSubject } from '#contracts/kernel/events/personal-data.ts';
import type { JobNeeds } from '#kernel/area.ts';
import type { Handle } from '#kernel/commands/commands.ts';
import { newIds } from '#kernel/ids.ts';
import type { Job } from '#kernel/jobs/job-lane.ts';
import { droppedKeys } from '#kernel/personal-data/subject-keys.ts';
import { bankAccountStream } from '../aggregates/bank-account/bank-account.ts';
import { walletStream } from '../aggregates/wallet/wallet.ts';
import { eraseBankAccount, usedBefore, type BankAccountUse } from './erase-bank-account.ts';

export interface EraseBankAccountsNeeds extends Pick<JobNeeds, 'clock' | 'commands'> {
  retentionYears: number;
  /** Accounts that are not erased and were last used before then, longest ago first: some of them at a time. */
  bankAccountsUnusedSince(before: string): Promise<readonly string[]>;
  useOfBankAccount(bankAccountId: string): Promise<BankAccountUse | undefined>;
}

const actor = { accountId: 'retention', name: 'Retention', terminal: 'system' } as const;

/** Forgets where money was paid to, once nobody has to be able to tell any more. */
export const eraseBankAccountsJob = ({ clock, commands, retentionYears, bankAccountsUnusedSince, useOfBankAccount }: EraseBankAccountsNeeds): Job => {
  const eraseOne =
    (bankAccountId: string): Handle<boolean> =>
    async (load) => {
      const account = await load.one(bankAccountStream, bankAccountId);
      // Whoever applies for a withdrawal changes the wallet: one that comes meanwhile has this decided again.
      if (account) await load.one(walletStream, account.shopId);
      const use = await useOfBankAccount(bankAccountId);
      const decision = eraseBankAccount({ use, retentionYears, now: clock.now() }, { account });
      const isErased = decision.changes.length > 0;
      return { decision, answer: isErased, ...(isErased && { extraStatements: [droppedKeys([bankAccountSubject(bankAccountId)])] }) };
    };

  return {
    name: 'erase-bank-accounts',
    run: async () => {
      for (const bankAccountId of await bankAccountsUnusedSince(usedBefore(clock.now(), retentionYears))) {
        const id = newIds.eventId();
        const result = await commands.run({ actor, correlationId: id, causationId: id }, eraseOne(bankAccountId));
        if (result.kind === 'rejected') throw new Error(`A bank account was not erased: ${JSON.stringify(result.rejection)}`);
      }
    },
  };
};

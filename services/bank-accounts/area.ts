import { area } from '#kernel/area.ts';
import { addBankAccountRoute, type AddBankAccountParts } from './add-bank-account.ts';
import { eraseBankAccountsJob, type EraseBankAccountsNeeds } from './erase-bank-accounts-job.ts';
import { removeBankAccountRoute } from './remove-bank-account.ts';

export const bankAccountsArea = area({
  commands: [removeBankAccountRoute],
  wiredCommands: (parts: AddBankAccountParts) => [addBankAccountRoute(parts)],
  wiredJobs: (needs: EraseBankAccountsNeeds) => [eraseBankAccountsJob(needs)],
});

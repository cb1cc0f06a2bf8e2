import { contract } from '../kernel/area.ts';
import { shopScope } from '../kernel/topics/topic-scopes.ts';
import { addBankAccountEndpoint, removeBankAccountEndpoint } from './bank-account-commands.ts';
import { bankAccountPersonalData } from './bank-account-events.ts';
import { listBankAccounts } from './bank-account-queries.ts';
import { bankAccountRejections } from './bank-account-rejections.ts';
import { bankAccountsTopic } from './bank-account-topics.ts';

export const bankAccountsContract = contract({
  endpoints: [addBankAccountEndpoint, removeBankAccountEndpoint, listBankAccounts],
  rejections: bankAccountRejections,
  personalData: bankAccountPersonalData,
  topics: [
    {
      kind: 'bankAccounts',
      access: listBankAccounts.access,
      scope: shopScope,
      of: { bankaccount: (_, { shopIds = [] }) => shopIds.map(bankAccountsTopic) },
    },
  ],
});

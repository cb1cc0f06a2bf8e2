import { randomInt } from 'node:crypto';
import type { BodyInputOf } from '#contracts/kernel/endpoint.ts';
import type { addBankAccountEndpoint } from '#contracts/bank-accounts/bank-account-commands.ts';
import type { Rows } from '../row.ts';
import { shops, type TopicRows } from '../topic-row.ts';

/** Another account each time: a shop has each once. */
const someAccount = (): BodyInputOf<typeof addBankAccountEndpoint> => ({
  holderType: 'individual',
  holder: 'Rosalind Underhill',
  country: 'US',
  currency: 'USD',
  routingNumber: '021000021',
  accountNumber: String(randomInt(10_000_000, 99_999_999)),
});

export const rows: Rows = {
  addBankAccount: { sample: () => ({ body: someAccount() }), business: [200, 200, 403, 200], elsewhere: 404 },
  removeBankAccount: {
    sample: async ({ post }, base) => {
      // A shop has so many at the most.
      if (base !== 'business') return {};
      const { bankAccountId } = await post<{ bankAccountId: string }>('seller', '/wallet/bank-accounts', someAccount());
      return { body: { bankAccountId } };
    },
    business: [200, 404, 403, 404],
  },
  listBankAccounts: { business: [200, 200, 200, 200] },
};

export const topics: TopicRows = {
  bankAccounts: shops('bankAccounts'),
};

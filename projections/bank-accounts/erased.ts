import { erasedBankAccount } from '#contracts/bank-accounts/bank-account-events.ts';
import type { ErasedRows, ErasedSubject } from '../kernel/rows/erased-rows.ts';

const subjects = `SELECT 'bankaccount-' || bank_account_id FROM bank_accounts WHERE shop_id = $1`;

/** The accounts of the shop: each has a key of its own, and its number is free to be added again. */
export const erasedBankAccounts = ({ shopId }: ErasedSubject): ErasedRows[] => {
  if (shopId === undefined) return [];
  const { holder, routingNumber, fingerprint } = erasedBankAccount;
  return [
    { text: `DELETE FROM subject_keys WHERE subject IN (${subjects})`, values: [shopId] },
    {
      text: `DELETE FROM claims WHERE kind = 'bank-account' AND owner IN (SELECT bank_account_id FROM bank_accounts WHERE shop_id = $1)`,
      values: [shopId],
    },
    {
      text: 'UPDATE bank_accounts SET holder = $2, routing_number = $3, fingerprint = $4 WHERE shop_id = $1',
      values: [shopId, holder, routingNumber, fingerprint],
    },
  ];
};

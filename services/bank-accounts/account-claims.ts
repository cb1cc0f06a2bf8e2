import { reject } from '#contracts/kernel/rejection.ts';
import type { Claim, Count } from '#kernel/commands/decision.ts';

interface Numbered {
  bankAccountId: string;
  shopId: number;
  fingerprint: string;
  lastFour: string;
}

/** An account by its number, within its shop. */
export const numberOf = ({ bankAccountId, shopId, fingerprint }: Numbered): Pick<Claim, 'kind' | 'key' | 'owner'> => ({
  kind: 'bank-account',
  key: `${shopId} ${fingerprint}`,
  owner: bankAccountId,
});

export const claimNumber = (account: Numbered): Claim => ({
  ...numberOf(account),
  otherwise: reject('BankAccountTaken', { field: 'accountNumber', params: { lastFour: account.lastFour } }),
});

/** One more account of the shop. */
export const countAccount = (shopId: number, bound: Required<Pick<Count, 'max' | 'otherwise'>>): Count => ({ ...ofShop(shopId), by: 1, ...bound });

export const countRemoval = (shopId: number): Count => ({ ...ofShop(shopId), by: -1 });

const ofShop = (shopId: number): Pick<Count, 'counter' | 'key'> => ({ counter: 'bank-accounts', key: String(shopId) });

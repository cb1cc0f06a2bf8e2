import { listBankAccounts } from '#contracts/bank-accounts/bank-account-queries.ts';
import { bankAccountsTopic } from '#contracts/bank-accounts/bank-account-topics.ts';
import { useRead } from '#web/api/use-read.ts';
import { useOwnShop } from '#web/core/access/use-own-shop.ts';
import { useLiveReads } from '#web/live/use-live.ts';

/** The accounts of the own shop, as they come and go. */
export const useBankAccounts = () => {
  const shopId = useOwnShop();
  useLiveReads(shopId === undefined ? undefined : bankAccountsTopic(shopId), listBankAccounts);
  return useRead(listBankAccounts, {});
};

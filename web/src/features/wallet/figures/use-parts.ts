import { listExpectedMoney, listWalletHolds } from '#contracts/wallet/reads/held-and-expected.ts';
import { getWalletMonth } from '#contracts/wallet/reads/wallet-month.ts';
import { useRead } from '#web/api/use-read.ts';
import { useLiveReads } from '#web/live/use-live.ts';
import { askedFor, topicOf, type Whose } from './use-wallet.ts';

/** What is set aside of a wallet, what is on its way to it, and what moved it this month, as they change. */
export const useLiveHolds = (whose: Whose) => {
  useLiveReads(topicOf(whose), listWalletHolds);
  return useRead(listWalletHolds, ...askedFor(whose));
};
export const useLiveExpected = (whose: Whose) => {
  useLiveReads(topicOf(whose), listExpectedMoney);
  return useRead(listExpectedMoney, ...askedFor(whose));
};
export const useLiveMonth = (whose: Whose) => {
  useLiveReads(topicOf(whose), getWalletMonth);
  return useRead(getWalletMonth, ...askedFor(whose));
};

import { listExpectedMoney, listWalletHolds } from '#contracts/wallet/reads/held-and-expected.ts';
import { useRead } from '#web/api/use-read.ts';
import { useLiveReads } from '#web/live/use-live.ts';
import { askedFor, topicOf, type Whose } from './use-wallet.ts';

/** What is set aside of a wallet, and what is on its way to it, as they move. */
export const useLiveHolds = (whose: Whose) => {
  useLiveReads(topicOf(whose), listWalletHolds);
  return useRead(listWalletHolds, ...askedFor(whose));
};
export const useLiveExpected = (whose: Whose) => {
  useLiveReads(topicOf(whose), listExpectedMoney);
  return useRead(listExpectedMoney, ...askedFor(whose));
};

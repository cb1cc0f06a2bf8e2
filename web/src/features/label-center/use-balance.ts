import { getWallet } from '#contracts/wallet/wallet-queries.ts';
import { useRead } from '#web/api/use-read.ts';
import { useWalletTopic } from '#web/core/links/use-wallet-topic.ts';
import { useLiveReads } from '#web/live/use-live.ts';

/** What the shop's wallet holds, in cents, as it moves. Undefined while it cannot be read: the page does without. */
export const useBalance = (): number | undefined => {
  useLiveReads(useWalletTopic(), getWallet);
  return useRead(getWallet, {}, { quiet: true }).data?.availableCents;
};

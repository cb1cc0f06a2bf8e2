import { getWallet } from '#contracts/wallet/wallet-queries.ts';
import { useRead } from '#web/api/use-read.ts';
import { useWalletTopic } from '#web/core/links/use-wallet-topic.ts';
import { useLiveReads } from '#web/live/use-live.ts';

/** What of the own wallet is not set aside, in cents, as it moves; undefined until it is known. */
export const useAvailable = (): number | undefined => {
  useLiveReads(useWalletTopic(), getWallet);
  return useRead(getWallet, {}, { quiet: true }).data?.availableCents;
};

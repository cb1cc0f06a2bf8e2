import { useEffect, useEffectEvent } from 'react';
import { walletTopic } from '#contracts/wallet/wallet-topics.ts';
import { getWallet } from '#contracts/wallet/wallet-queries.ts';
import { useRead } from '#web/api/use-read.ts';
import { useLiveReads } from '#web/live/use-live.ts';

export interface Whose {
  /** Nothing is read without. */
  shopId: number | undefined;
  /** Finance says whose wallet; a seller has one. */
  named: boolean;
}

export const askedFor = ({ shopId, named }: Whose) => [named ? { shopId } : {}, { enabled: shopId !== undefined }] as const;

/** What a wallet holds. */
export const useWallet = (whose: Whose) => useRead(getWallet, ...askedFor(whose));

export const topicOf = ({ shopId }: Whose): string | undefined => (shopId === undefined ? undefined : walletTopic(shopId));

/** The same as it moves. What failed with the list beside it comes back with it. */
export const useLiveWallet = (whose: Whose, listFailed: boolean) => {
  const wallet = useWallet(whose);
  useLiveReads(topicOf(whose), getWallet);
  const comeBack = useEffectEvent(() => {
    if (wallet.isError) void wallet.refetch();
  });
  useEffect(() => {
    if (!listFailed) comeBack();
  }, [listFailed]);
  return wallet;
};

import { useEffect, useEffectEvent } from 'react';
import { walletTopic } from '#contracts/wallet/wallet-topics.ts';
import { getWallet } from '#contracts/wallet/wallet-queries.ts';
import { useRead } from '#web/api/use-read.ts';
import { useLiveReads } from '#web/live/use-live.ts';

interface Whose {
  /** Nothing is read without. */
  shopId: number | undefined;
  /** Finance says whose wallet; a seller has one. */
  named: boolean;
}

/** What a wallet holds. */
export const useWallet = ({ shopId, named }: Whose) => useRead(getWallet, named ? { shopId } : {}, { enabled: shopId !== undefined });

/** The same as it moves. What failed with the list beside it comes back with it. */
export const useLiveWallet = (whose: Whose, listFailed: boolean) => {
  const { shopId } = whose;
  const wallet = useWallet(whose);
  useLiveReads(shopId === undefined ? undefined : walletTopic(shopId), getWallet);
  const comeBack = useEffectEvent(() => {
    if (wallet.isError) void wallet.refetch();
  });
  useEffect(() => {
    if (!listFailed) comeBack();
  }, [listFailed]);
  return wallet;
};

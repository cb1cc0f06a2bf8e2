import { useEffect, useEffectEvent } from 'react';
import { walletTopic } from '#contracts/wallet/wallet-topics.ts';
import { getWallet } from '#contracts/wallet/wallet-queries.ts';
import { useRead } from '#web/api/use-read.ts';
import { useLiveReads } from '#web/live/use-live.ts';

interface Plan {
  /** Whose topic is followed; nothing is read without. */
  shopId: number | undefined;
  /** Finance says whose wallet; a seller has one. */
  named: boolean;
  /** Whether the list beside it could not be read. */
  listFailed: boolean;
}

/** What a wallet holds, as it moves. */
export const useWallet = ({ shopId, named, listFailed }: Plan) => {
  const wallet = useRead(getWallet, named ? { shopId } : {}, { enabled: shopId !== undefined });
  useLiveReads(shopId === undefined ? undefined : walletTopic(shopId), getWallet);
  const comeBack = useEffectEvent(() => {
    if (wallet.isError) void wallet.refetch();
  });
  // What failed with the list comes back with it.
  useEffect(() => {
    if (!listFailed) comeBack();
  }, [listFailed]);
  return wallet;
};

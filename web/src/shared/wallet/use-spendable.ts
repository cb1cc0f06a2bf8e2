import { useLocation } from 'react-router-dom';
import { getWallet } from '#contracts/wallet/wallet-queries.ts';
import { isSelfOperated } from '#web/api/http/call-address.ts';
import { useRead } from '#web/api/use-read.ts';
import { useWalletTopic } from '#web/core/links/use-wallet-topic.ts';
import { useLiveReads } from '#web/live/use-live.ts';
import type { Spendable } from './spendable.ts';

/** What of the own wallet can be spent, as it moves. Undefined for the operator, who pays itself nothing, and while it cannot be read: the page does without. */
export const useSpendable = (): Spendable | undefined => {
  const isOwnGoods = isSelfOperated(useLocation().pathname);
  const topic = useWalletTopic();
  useLiveReads(isOwnGoods ? undefined : topic, getWallet);
  return useRead(getWallet, {}, { quiet: true, enabled: !isOwnGoods }).data;
};

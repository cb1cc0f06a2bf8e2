import { getWorkplace, type ShopWorkplace } from '#contracts/overview/overview-queries.ts';
import { useRead } from '#web/api/use-read.ts';
import { useListTopic } from '#web/core/links/use-list-topic.ts';
import { useWalletTopic } from '#web/core/links/use-wallet-topic.ts';
import { useLiveReads } from '#web/live/use-live.ts';

/** The shop's workplace, as its goods, packages and orders move. */
export const useWorkplace = () => {
  useLiveReads(useListTopic('inventory'), getWorkplace);
  useLiveReads(useListTopic('packages'), getWorkplace);
  useLiveReads(useListTopic('orders'), getWorkplace);
  useLiveReads(useWalletTopic(), getWorkplace);
  return useRead(getWorkplace, {});
};

export const ofShop = (workplace: ReturnType<typeof useWorkplace>['data']): ShopWorkplace | undefined =>
  workplace?.of === 'shop' ? workplace : undefined;

import { listWalletRecords, walletViews, type ListedRecord, type WalletRecord } from '#contracts/wallet/wallet-queries.ts';
import type { ListContext } from '#web/core/list/define-list.ts';
import { openPostingParameter } from '#web/core/open-row/parameters.ts';
import { formatMoney } from '#web/ui/text/formats.ts';

type Records = Pick<ListContext<typeof listWalletRecords>, 't' | 'read'>;

/** What the entries of one wallet and those of all have in common. */
export const walletRecords = {
  endpoint: listWalletRecords,
  rowKey: ({ postingId }: WalletRecord) => postingId,
  /** A settlement is one line. */
  isShown: ({ postingId, settlement }: ListedRecord) => settlement === null || settlement.shownBy === postingId,
  version: ({ reversedBy }: WalletRecord) => reversedBy ?? '',
  // The topics tell of wallets.
  streamKey: ({ shopInfo }: WalletRecord) => String(shopInfo.id),
  tabs: {
    all: walletViews,
    label: (view: Exclude<(typeof walletViews)[number], 'all'>, { t }: Pick<Records, 't'>) => t(`wallet.views.${view}`),
  },
  drawer: openPostingParameter,
  countOf: (count: number, { t, read }: Records) => {
    const { inCents = 0, outCents = 0 } = read.data?.totals ?? {};
    return t('wallet.count', { count, in: formatMoney(inCents), out: formatMoney(outCents) });
  },
};

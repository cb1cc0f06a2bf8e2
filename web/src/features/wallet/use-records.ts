import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { listWalletRecords, walletViews, type WalletRecord } from '#contracts/wallet/wallet-queries.ts';
import { useLiveRows } from '#web/live/use-live-rows.ts';
import { listQuery } from '#web/ui/list/list-query.ts';
import { useListRead } from '#web/ui/list/use-list-read.ts';
import type { ListState } from '#web/ui/list/use-list-state.ts';
import { formatMoney } from '#web/ui/text/formats.ts';

const keyOf = ({ postingId }: WalletRecord): string => postingId;
const walletOf = ({ shopInfo }: WalletRecord): string => String(shopInfo.id);

/** The entries that the address asks for, as they come; `query` is what was asked. */
export const useRecords = (state: ListState, topic: string | undefined) => {
  const { t } = useTranslation();
  const view = walletViews.find((known) => known === state.view) ?? 'all';
  const query = useMemo(() => listQuery(listWalletRecords, state, state.size, { always: { view } }), [state, view]);
  const list = useListRead(listWalletRecords, query, keyOf);
  useLiveRows(topic, listWalletRecords, walletOf);
  const { counts, totals } = list.read.data ?? {};
  return {
    query,
    list: {
      ...list,
      keyOf,
      views: walletViews.map((key) => ({
        key: key === 'all' ? undefined : key,
        label: key === 'all' ? t('ui.all') : t(`wallet.views.${key}`),
        count: counts?.[key],
      })),
      countOf: (count: number) => t('wallet.count', { count, in: formatMoney(totals?.inCents ?? 0), out: formatMoney(totals?.outCents ?? 0) }),
    },
  };
};

import { Wallet } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { exportWalletRecords } from '#contracts/wallet/export-wallet-records.ts';
import { getWallet, listWalletRecords, walletViews, type WalletRecord } from '#contracts/wallet/wallet-queries.ts';
import { useRead } from '../../api/use-read.ts';
import { useWalletTopic } from '../../app/links/use-wallet-topic.ts';
import { useLiveRows } from '../../live/use-live-rows.ts';
import { useLiveReads } from '../../live/use-live.ts';
import { ExportButton } from '../../shared/export/export-button.tsx';
import { ListPage } from '../../ui/list/list-page.tsx';
import { listQuery } from '../../ui/list/list-query.ts';
import { useListRead } from '../../ui/list/use-list-read.ts';
import { useListState } from '../../ui/list/use-list-state.ts';
import { formatMoney } from '../../ui/text/formats.ts';
import { useRecordColumns } from './use-record-columns.tsx';
import { useRecordFilters } from './use-record-filters.ts';
import { WalletFigures } from './wallet-figures.tsx';

const keyOf = ({ postingId }: WalletRecord): string => postingId;
const walletOf = ({ shopInfo }: WalletRecord): string => String(shopInfo.id);

/** What the shop's wallet holds, and every movement of it (R2.72). */
export default function WalletPage() {
  const { t } = useTranslation();
  const state = useListState();
  const view = walletViews.find((known) => known === state.view) ?? 'all';
  const query = useMemo(() => listQuery(listWalletRecords, state, state.size, { always: { view } }), [state, view]);
  const wallet = useRead(getWallet, {});
  const list = useListRead(listWalletRecords, query, keyOf);
  const topic = useWalletTopic();
  useLiveReads(topic, getWallet);
  useLiveRows(topic, listWalletRecords, walletOf);
  const { counts, totals, totalCount } = list.read.data ?? {};
  const listFailed = list.read.isError;
  const comeBack = useEffectEvent(() => {
    if (wallet.isError) void wallet.refetch();
  });
  // What failed with the list comes back with it.
  useEffect(() => {
    if (!listFailed) comeBack();
  }, [listFailed]);

  return (
    <ListPage
      name="wallet"
      title={t('pages.walletEntries')}
      aside={wallet.data && `${wallet.data.shopInfo.realname} · USD`}
      actions={<ExportButton endpoint={exportWalletRecords} query={query} title={t('pages.wallet')} total={totalCount} />}
      figures={<WalletFigures read={wallet} told={listFailed} />}
      state={state}
      {...list}
      countOf={(count) => t('wallet.count', { count, in: formatMoney(totals?.inCents ?? 0), out: formatMoney(totals?.outCents ?? 0) })}
      columns={useRecordColumns()}
      keyOf={keyOf}
      views={walletViews.map((key) => ({ key: key === 'all' ? undefined : key, label: t(`wallet.views.${key}`), count: counts?.[key] }))}
      filters={useRecordFilters()}
      empty={{ icon: Wallet, title: t('wallet.emptyTitle'), text: t('wallet.emptyText') }}
    />
  );
}

import { Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { exportWalletRecords } from '#contracts/wallet/export-wallet-records.ts';
import { useOwnShop } from '#web/core/links/use-own-shop.ts';
import { useWalletTopic } from '#web/core/links/use-wallet-topic.ts';
import { ExportButton } from '#web/shared/export/export-button.tsx';
import { ListPage } from '#web/ui/list/list-page.tsx';
import { useListState } from '#web/ui/list/use-list-state.ts';
import { RecordCard } from './record-card.tsx';
import { useRecordColumns } from './use-record-columns.tsx';
import { useRecordFilters } from './use-record-filters.ts';
import { useOpenSource } from './use-open-source.ts';
import { useRecords } from './use-records.ts';
import { useWallet } from './use-wallet.ts';
import { WalletFigures } from './wallet-figures.tsx';

/** What the shop's wallet holds, and every movement of it (R2.72). */
export default function WalletPage() {
  const { t } = useTranslation();
  const state = useListState();
  const { query, list } = useRecords(state, useWalletTopic());
  const listFailed = list.read.isError;
  const open = useOpenSource();
  const wallet = useWallet({ shopId: useOwnShop(), named: false, listFailed });

  return (
    <ListPage
      name="wallet"
      title={t('pages.walletEntries')}
      aside={wallet.data && `${wallet.data.shopInfo.realname} · USD`}
      actions={<ExportButton endpoint={exportWalletRecords} query={query} title={t('pages.wallet')} total={list.read.data?.totalCount} />}
      figures={<WalletFigures read={wallet} told={listFailed} />}
      state={state}
      {...list}
      columns={useRecordColumns()}
      open={open}
      card={(record) => <RecordCard record={record} />}
      filters={useRecordFilters()}
      empty={{ icon: Wallet, title: t('wallet.emptyTitle'), text: t('wallet.emptyText') }}
    />
  );
}

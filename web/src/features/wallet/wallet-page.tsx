import { Wallet } from 'lucide-react';
import { exportWalletRecords } from '#contracts/wallet/export-wallet-records.ts';
import { useOwnShop } from '#web/core/access/use-own-shop.ts';
import { useWalletTopic } from '#web/core/links/use-wallet-topic.ts';
import { defineList } from '#web/core/list/define-list.ts';
import { ListPage } from '#web/core/list/list-page.tsx';
import { ExportButton } from '#web/shared/export/export-button.tsx';
import { MoveMoneyButtons } from './figures/move-money-buttons.tsx';
import { OpenFigure } from './figures/open-figure.tsx';
import { OpenPosting } from '#web/shared/postings/open-posting.tsx';
import { RecordCard } from './records/record-card.tsx';
import { useRecordColumns } from './records/use-record-columns.tsx';
import { useRecordFilters } from './records/use-record-filters.ts';
import { useLiveWallet, useWallet } from './figures/use-wallet.ts';
import { WalletFigures } from './figures/wallet-figures.tsx';
import { WalletSide } from './figures/wallet-side.tsx';
import { StatementButton } from './statement/statement-button.tsx';
import { walletRecords } from './records/wallet-records.ts';

/** What the shop's wallet holds, and every movement of it (R2.72). */
const ownRecords = defineList({
  ...walletRecords,
  name: 'wallet',
  title: 'wallet.pages.walletEntries',
  useTopic: useWalletTopic,
  useColumns: useRecordColumns,
  useFilters: () => useRecordFilters(),
  Aside: function Whose() {
    const { data } = useWallet({ shopId: useOwnShop(), named: false });
    return data && `${data.shopInfo.realname} · USD`;
  },
  Figures: function OwnWallet({ list: { read } }) {
    return <WalletFigures read={useLiveWallet({ shopId: useOwnShop(), named: false }, read.isError)} told={read.isError} />;
  },
  Toolbar: ({ list: { t, query, read } }) => (
    <>
      <StatementButton />
      <ExportButton endpoint={exportWalletRecords} query={query} title={t('wallet.pages.wallet')} total={read.data?.totalCount} />
      <MoveMoneyButtons />
    </>
  ),
  Side: function HeldAndExpected() {
    return <WalletSide whose={{ shopId: useOwnShop(), named: false }} />;
  },
  Card: RecordCard,
  Beside: function OpenedRow() {
    return (
      <>
        <OpenPosting topic={useWalletTopic()} />
        <OpenFigure whose={{ shopId: useOwnShop(), named: false }} />
      </>
    );
  },
  empty: ({ t }) => ({ icon: Wallet, title: t('wallet.emptyTitle'), text: t('wallet.emptyText') }),
});

export default function WalletPage() {
  return <ListPage list={ownRecords} />;
}

import { Button } from 'antd';
import { Plus, Wallet } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { adjustmentRequests } from '#contracts/adjustments/adjustment-access.ts';
import { allWalletsTopic } from '#contracts/wallet/wallet-topics.ts';
import { exportWalletRecords } from '#contracts/wallet/export-wallet-records.ts';
import type { listWalletRecords } from '#contracts/wallet/wallet-queries.ts';
import { useMay } from '#web/core/access/use-user.ts';
import { defineList, type ListContext } from '#web/core/list/define-list.ts';
import { ListPage } from '#web/core/list/list-page.tsx';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { ExportButton } from '#web/shared/export/export-button.tsx';
import { useOwnerFilter } from '#web/shared/reference/use-owner-filter.ts';
import { OpenFigure } from '../figures/open-figure.tsx';
import { OpenPosting } from '#web/shared/postings/open-posting.tsx';
import { useAccountFilters } from '../records/use-account-filters.ts';
import { useMerchantColumns } from './use-merchant-columns.tsx';
import { useRecordFilters } from '../records/use-record-filters.ts';
import { useLiveWallet, useWallet } from '../figures/use-wallet.ts';
import { WalletFigures } from '../figures/wallet-figures.tsx';
import { walletRecords } from '../records/wallet-records.ts';
import { StatementButton } from '../statement/statement-button.tsx';

const AdjustWalletDialog = lazy(() => import('#web/shared/wallet/adjust-wallet-dialog.tsx'));

interface Part {
  list: ListContext<typeof listWalletRecords>;
}

/** The shop that the list is narrowed to. */
const shopOf = ({ query: { shopId } }: Part['list']): number | undefined => (shopId === undefined ? undefined : Number(shopId));

/** The movements of every seller's wallet; of one of them, what it holds too (R2.128). */
const merchantFlow = defineList({
  ...walletRecords,
  name: 'merchant-flow',
  useTopic: () => allWalletsTopic,
  useColumns: ({ state }) => useMerchantColumns(state),
  useFilters: ({ t }) => [useOwnerFilter(t('reference.shop')), ...useRecordFilters(), ...useAccountFilters()],
  Aside: function Whose({ list }) {
    const { data } = useWallet({ shopId: shopOf(list), named: true });
    return shopOf(list) !== undefined && data ? `${data.shopInfo.realname} · USD` : 'USD';
  },
  Figures: ({ list }) => shopOf(list) !== undefined && <ShopWallet list={list} />,
  Toolbar: ({ list }) => (
    <>
      {shopOf(list) !== undefined && <StatementButton shopId={shopOf(list)} />}
      <ExportButton endpoint={exportWalletRecords} query={list.query} title={list.title} total={list.read.data?.totalCount} />
      <WalletsLink />
      <CreditButton list={list} />
    </>
  ),
  Beside: ({ list }) => (
    <>
      <OpenPosting topic={allWalletsTopic} />
      <OpenFigure whose={{ shopId: shopOf(list), named: true }} />
    </>
  ),
  empty: ({ t }) => ({ icon: Wallet, title: t('wallet.allEmptyTitle'), text: t('wallet.allEmptyText') }),
});

export default function MerchantFlowPage() {
  return <ListPage list={merchantFlow} />;
}

const ShopWallet = ({ list }: Part) => {
  const { isError } = list.read;
  const shopId = shopOf(list);
  return <WalletFigures read={useLiveWallet({ shopId, named: true }, isError)} told={isError} keep={{ shopId: String(shopId) }} />;
};

/** What all of them hold, those below zero apart. */
const WalletsLink = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return <Button onClick={() => void navigate(adminPaths.merchantWallets)}>{t('wallet.pages.merchantWallets')}</Button>;
};

const CreditButton = ({ list }: Part) => {
  const { t } = useTranslation();
  const mayCredit = useMay(...adjustmentRequests);
  const [crediting, setCrediting] = useState(false);
  const shopId = shopOf(list);
  const { data } = useWallet({ shopId, named: true });
  return (
    <>
      {mayCredit && (
        <Button type="primary" icon={<Plus size={15} aria-hidden />} onClick={() => setCrediting(true)}>
          {t('accounts.creditWallet')}
        </Button>
      )}
      {crediting && (
        <Suspense>
          <AdjustWalletDialog shop={shopId === undefined ? undefined : data?.shopInfo} onClose={() => setCrediting(false)} />
        </Suspense>
      )}
    </>
  );
};

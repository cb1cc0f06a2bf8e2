import { Button } from 'antd';
import { Plus, Wallet } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { allWalletsTopic } from '#contracts/wallet/wallet-topics.ts';
import { creditWalletAccess } from '#contracts/wallet/wallet-access.ts';
import { exportWalletRecords } from '#contracts/wallet/export-wallet-records.ts';
import { useMay } from '#web/core/access/use-user.ts';
import { ExportButton } from '#web/shared/export/export-button.tsx';
import { useOwnerFilter } from '#web/shared/reference/use-owner-filter.ts';
import { ListPage } from '#web/ui/list/list-page.tsx';
import { useListState } from '#web/ui/list/use-list-state.ts';
import { useMerchantColumns } from './use-merchant-columns.tsx';
import { useOpenSource } from './use-open-source.ts';
import { useRecordFilters } from './use-record-filters.ts';
import { useRecords } from './use-records.ts';
import { useWallet } from './use-wallet.ts';
import { WalletFigures } from './wallet-figures.tsx';

const CreditWalletDialog = lazy(() => import('#web/shared/wallet/credit-wallet-dialog.tsx'));

/** The movements of every seller's wallet; of one of them, what it holds too (R2.128). */
export default function MerchantFlowPage() {
  const { t } = useTranslation();
  const state = useListState();
  const { query, list } = useRecords(state, allWalletsTopic);
  const listFailed = list.read.isError;
  const shopId = query.shopId === undefined ? undefined : Number(query.shopId);
  const wallet = useWallet({ shopId, named: true, listFailed });
  const title = t('pages.merchantFlow');
  const mayCredit = useMay(...creditWalletAccess);
  const [crediting, setCrediting] = useState(false);

  return (
    <>
      <ListPage
        name="merchant-flow"
        title={title}
        aside={shopId !== undefined && wallet.data ? `${wallet.data.shopInfo.realname} · USD` : 'USD'}
        actions={
          <>
            <ExportButton endpoint={exportWalletRecords} query={query} title={title} total={list.read.data?.totalCount} />
            {mayCredit && (
              <Button type="primary" icon={<Plus size={15} aria-hidden />} onClick={() => setCrediting(true)}>
                {t('accounts.creditWallet')}
              </Button>
            )}
          </>
        }
        figures={shopId !== undefined && <WalletFigures read={wallet} told={listFailed} keep={{ shopId: String(shopId) }} />}
        state={state}
        {...list}
        columns={useMerchantColumns(state)}
        open={useOpenSource()}
        filters={[useOwnerFilter(t('accounts.shop')), ...useRecordFilters()]}
        empty={{ icon: Wallet, title: t('wallet.allEmptyTitle'), text: t('wallet.allEmptyText') }}
      />
      {crediting && (
        <Suspense>
          <CreditWalletDialog shop={shopId === undefined ? undefined : wallet.data?.shopInfo} close={() => setCrediting(false)} />
        </Suspense>
      )}
    </>
  );
}

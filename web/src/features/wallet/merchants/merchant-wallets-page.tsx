import { Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listMerchantWallets, merchantWalletViews, type MerchantWallet } from '#contracts/wallet/finance/list-wallets.ts';
import { walletCorrections } from '#contracts/wallet/wallet-access.ts';
import { allWalletsTopic } from '#contracts/wallet/wallet-topics.ts';
import { useMay } from '#web/core/access/use-user.ts';
import { addressOf } from '#web/core/list/page-state.ts';
import { defineList } from '#web/core/list/define-list.ts';
import { ListPage } from '#web/core/list/list-page.tsx';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { PageLink } from '#web/core/routes/page-link.tsx';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import type { Column } from '#web/ui/list/columns.ts';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { Money } from '#web/ui/text/money.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';
import { BelowZeroSince } from './below-zero-since.tsx';
import { FreezeButton } from './freeze-button.tsx';

/** What each merchant's wallet holds; those below zero are the receivables, the oldest of them to be looked at first (R2.128). */
const merchantWallets = defineList({
  name: 'merchant-wallets',
  endpoint: listMerchantWallets,
  rowKey: ({ shopInfo }: MerchantWallet) => String(shopInfo.id),
  version: ({ version }) => version,
  useTopic: () => allWalletsTopic,
  tabs: {
    all: merchantWalletViews,
    label: (view, { t }) => t(`wallet.merchants.views.${view}`),
  },
  useColumns: useMerchantWalletColumns,
  useFilters: ({ t }) => [{ kind: 'text', name: 'text', label: t('wallet.merchants.search') }],
  countOf: (count, { t }) => t('wallet.merchants.count', { count }),
  totals: ({ read, t }) => {
    const totals = read.data?.totals;
    return (
      totals && {
        shop: t('wallet.merchants.owed', { amount: formatMoney(totals.owedCents) }),
        posted: <Money cents={totals.postedCents} unit="" />,
        held: <Money cents={totals.heldCents} unit="" />,
        available: <Money cents={totals.availableCents} unit="" />,
      }
    );
  },
  variantOf: ({ postedCents }) => (postedCents < 0 ? 'refused' : undefined),
  empty: ({ t }) => ({ icon: Wallet, title: t('wallet.merchants.emptyTitle'), text: t('wallet.merchants.emptyText') }),
});

export default function MerchantWalletsPage() {
  return <ListPage list={merchantWallets} />;
}

function useMerchantWalletColumns(): readonly Column<MerchantWallet>[] {
  const { t } = useTranslation();
  const ownerName = useOwnerName();
  const mayFreeze = useMay(...walletCorrections);
  const columns: Column<MerchantWallet>[] = [
    {
      key: 'shop',
      title: t('reference.shop'),
      fixed: true,
      render: ({ shopInfo }) => <PageLink to={flowOf(shopInfo.id)}>{ownerName(shopInfo)}</PageLink>,
    },
    { key: 'userId', title: t('wallet.userId'), width: 120, render: ({ shopInfo }) => shopInfo.uid },
    {
      key: 'posted',
      title: t('wallet.posted'),
      width: 140,
      numeric: true,
      sort: 'postedCents',
      render: (row) => <Money cents={row.postedCents} unit="" />,
    },
    { key: 'held', title: t('wallet.held'), width: 130, numeric: true, sort: 'heldCents', render: (row) => <Money cents={row.heldCents} unit="" /> },
    {
      key: 'available',
      title: t('wallet.available'),
      width: 140,
      numeric: true,
      fixed: true,
      sort: 'availableCents',
      render: ({ availableCents }) => (
        <strong>
          <Money cents={availableCents} unit="" />
        </strong>
      ),
    },
    {
      key: 'limit',
      title: t('wallet.merchants.limit'),
      width: 120,
      numeric: true,
      optional: true,
      render: (row) => <Money cents={row.creditLimitCents} unit="" />,
    },
    {
      key: 'state',
      title: t('wallet.merchants.state'),
      width: 220,
      render: ({ isFrozen, gmtBelowZero }) => (
        <>
          {gmtBelowZero !== null && <BelowZeroSince at={gmtBelowZero} />}{' '}
          {isFrozen && <StatusTag tone="cancelled">{t('wallet.merchants.views.frozen')}</StatusTag>}
        </>
      ),
    },
  ];
  const actions: Column<MerchantWallet> = { key: 'actions', title: '', width: 110, fixed: true, render: (row) => <FreezeButton wallet={row} /> };
  return mayFreeze ? [...columns, actions] : columns;
}

const flowOf = (shopId: number): string => addressOf(adminPaths.merchantFlow, { pageNo: 1, view: undefined, filters: { shopId: String(shopId) } });

import { Button } from 'antd';
import { Clapperboard, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { shopProductAuditNames, shopProductStatusNames } from '#contracts/sourcing/shop-product-events.ts';
import { listShopProducts, type ShopProductRow } from '#contracts/sourcing/shop-product-queries.ts';
import { shopProductAuditWords, shopProductStatusWords } from '#contracts/sourcing/shop-product-words.ts';
import { shopProductsTopic } from '#contracts/sourcing/sourcing-topic.ts';
import { useMay } from '#web/core/access/use-user.ts';
import { defineList } from '#web/core/list/define-list.ts';
import { ListPage } from '#web/core/list/list-page.tsx';
import { openShopProductParameter } from '#web/core/open-row/parameters.ts';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import { Goods } from '#web/ui/goods/goods.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { formatCount, formatMoney } from '#web/ui/text/formats.ts';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { OpenProduct } from './product-drawer.tsx';
import { ProductAudit, ProductStatus } from './product-status.tsx';
import { useProductActions } from './use-product-actions.tsx';

/** What the short-video shop shows (R2.137). */
const products = defineList({
  name: 'shop-products',
  endpoint: listShopProducts,
  rowKey: ({ productId }) => productId,
  version: ({ version, stock }) => `${version} ${stock}`,
  useTopic: () => shopProductsTopic,
  useActions: useProductActions,
  useColumns: () => useProductColumns(),
  useFilters: ({ t, words }) => [
    { kind: 'text', name: 'text', label: t('shopProducts.search') },
    {
      kind: 'choice',
      name: 'status',
      label: t('shopProducts.status'),
      many: true,
      options: shopProductStatusNames.map((value) => ({ value, label: words(shopProductStatusWords[value]) })),
    },
    {
      kind: 'choice',
      name: 'auditStatus',
      label: t('shopProducts.audit'),
      many: true,
      options: shopProductAuditNames.map((value) => ({ value, label: words(shopProductAuditWords[value]) })),
    },
  ],
  drawer: openShopProductParameter,
  variantOf: ({ auditStatus }) => (auditStatus === 'failed' ? 'refused' : undefined),
  countOf: (count, { t }) => t('shopProducts.count', { count }),
  Toolbar: ({ list: { actions } }) => <AddProduct onClick={actions.add} />,
  Beside: ({ list: { actions } }) => (
    <>
      <OpenProduct actions={actions} />
      {actions.dialog}
    </>
  ),
  empty: ({ t, actions }) => ({
    icon: Clapperboard,
    title: t('shopProducts.emptyTitle'),
    text: t('shopProducts.emptyText'),
    action: <AddProduct onClick={actions.add} />,
  }),
});

export default function ProductsPage() {
  return <ListPage list={products} />;
}

const useProductColumns = (): readonly Column<ShopProductRow>[] => {
  const { t } = useTranslation();
  const ownerName = useOwnerName();
  return [
    {
      key: 'product',
      title: t('shopProducts.product'),
      fixed: true,
      sort: 'title',
      render: ({ img, title, productId }) => <Goods picture={img} name={title} number={productId} />,
    },
    { key: 'status', title: t('shopProducts.status'), width: 130, render: ({ status }) => <ProductStatus status={status} /> },
    { key: 'audit', title: t('shopProducts.audit'), width: 130, render: ({ auditStatus }) => <ProductAudit audit={auditStatus} /> },
    {
      key: 'addedBy',
      title: t('shopProducts.addedBy'),
      width: 150,
      render: ({ shopInfo }) => (shopInfo ? ownerName(shopInfo) : t('shopProducts.operator')),
    },
    { key: 'skus', title: t('shopProducts.skus'), width: 64, numeric: true, render: ({ skus }) => formatCount(skus) },
    {
      key: 'unlinked',
      title: t('shopProducts.notLinked'),
      width: 96,
      numeric: true,
      render: ({ unlinked }) => (unlinked === 0 ? '–' : formatCount(unlinked)),
    },
    { key: 'stock', title: t('shopProducts.stock'), width: 72, numeric: true, render: ({ stock }) => formatCount(stock) },
    {
      key: 'price',
      title: t('shopProducts.price'),
      width: 150,
      numeric: true,
      render: ({ minCents, maxCents }) => (minCents === maxCents ? formatMoney(minCents) : `${formatMoney(minCents)} – ${formatMoney(maxCents)}`),
    },
    {
      key: 'changed',
      title: t('shopProducts.changed'),
      width: 152,
      sort: 'gmtModify',
      render: ({ gmtModify }) => <TimeText at={gmtModify} />,
    },
  ];
};

const AddProduct = ({ onClick }: { onClick: () => void }) => {
  const { t } = useTranslation();
  return (
    useMay('800.add') && (
      <Button type="primary" icon={<Plus size={15} aria-hidden />} onClick={onClick}>
        {t('shopProducts.add')}
      </Button>
    )
  );
};

import { Clapperboard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listShopSkus, type ShopSkuRow } from '#contracts/sourcing/shop-product-queries.ts';
import { shopProductsTopic } from '#contracts/sourcing/sourcing-topic.ts';
import { defineList } from '#web/core/list/define-list.ts';
import { ListPage } from '#web/core/list/list-page.tsx';
import { Goods } from '#web/ui/goods/goods.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { RowActions } from '#web/ui/list/row-actions.tsx';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { formatCount } from '#web/ui/text/formats.ts';
import { Money } from '#web/ui/text/money.tsx';
import { sizeText } from '#web/ui/text/size.ts';
import { ProductAudit, ProductStatus } from '../products/product-status.tsx';
import { LinkButton } from './skus-table.tsx';
import { useSkuLinks, type SkuLinks } from './use-sku-links.tsx';

/** What each SKU of the shop stands for; those that stand for nothing yet come first (R2.138). */
const skus = defineList({
  name: 'shop-skus',
  endpoint: listShopSkus,
  rowKey: ({ skuNo }) => skuNo,
  streamKey: ({ productId }) => productId,
  version: ({ version, stock, own }) => `${version} ${stock} ${own?.sku ?? ''}`,
  useTopic: () => shopProductsTopic,
  useActions: useSkuLinks,
  useColumns: ({ actions }) => useSkuColumns(actions),
  useFilters: ({ t }) => [
    { kind: 'text', name: 'text', label: t('shopProducts.skuSearch') },
    { kind: 'flag', name: 'linked', label: t('shopProducts.linked') },
  ],
  countOf: (count, { t }) => t('shopProducts.skuCount', { count }),
  Beside: ({ list: { actions } }) => actions.dialog,
  empty: ({ t }) => ({ icon: Clapperboard, title: t('shopProducts.noSkusTitle'), text: t('shopProducts.noSkusText') }),
});

export default function ShopSkusPage() {
  return <ListPage list={skus} />;
}

const useSkuColumns = (links: SkuLinks): readonly Column<ShopSkuRow>[] => {
  const { t } = useTranslation();
  return [
    {
      key: 'product',
      title: t('shopProducts.product'),
      fixed: true,
      render: ({ img, title, skuNo }) => <Goods picture={img} name={title} number={skuNo} />,
    },
    { key: 'size', title: t('shopProducts.size'), width: 72, numeric: true, render: ({ size }) => sizeText(size) },
    { key: 'price', title: t('shopProducts.price'), width: 100, numeric: true, render: ({ priceCents }) => <Money cents={priceCents} /> },
    {
      key: 'own',
      title: t('shopProducts.own'),
      width: 180,
      fixed: true,
      render: ({ own }) => (own ? <span className="code">{own.sku}</span> : <StatusTag tone="waiting">{t('shopProducts.notLinked')}</StatusTag>),
    },
    { key: 'ownSize', title: t('shopProducts.ownSize'), width: 84, numeric: true, render: ({ own }) => (own ? sizeText(own.size) : '–') },
    { key: 'stock', title: t('shopProducts.stock'), width: 72, numeric: true, render: ({ stock }) => formatCount(stock) },
    { key: 'status', title: t('shopProducts.status'), width: 130, render: ({ status }) => <ProductStatus status={status} /> },
    { key: 'audit', title: t('shopProducts.audit'), width: 130, render: ({ auditStatus }) => <ProductAudit audit={auditStatus} /> },
    {
      key: 'actions',
      title: t('shopProducts.actions'),
      width: 84,
      render: (sku) => (
        <RowActions>
          <LinkButton sku={sku} links={links} />
        </RowActions>
      ),
    },
  ];
};

import { Link2, Unlink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ShopProductDetail } from '#contracts/sourcing/shop-product-queries.ts';
import { useMay } from '#web/core/access/use-user.ts';
import { IconButton } from '#web/ui/icon-button/icon-button.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { DataTable } from '#web/ui/list/data-table.tsx';
import { formatCount } from '#web/ui/text/formats.ts';
import { Money } from '#web/ui/text/money.tsx';
import { sizeText } from '#web/ui/text/size.ts';
import type { LinkedSku } from './linked-sku.ts';
import { useSkuLinks, type SkuLinks } from './use-sku-links.tsx';

type Sku = ShopProductDetail['skus'][number];

/** The SKUs of one product. */
export const SkusTable = ({ productId, skus }: { productId: string; skus: readonly Sku[] }) => {
  const { t } = useTranslation();
  const links = useSkuLinks();
  const columns: Column<Sku>[] = [
    { key: 'size', title: t('shopProducts.size'), width: 84, numeric: true, render: ({ size }) => sizeText(size) },
    { key: 'price', title: t('shopProducts.price'), width: 92, numeric: true, render: ({ priceCents }) => <Money cents={priceCents} /> },
    { key: 'own', title: t('shopProducts.own'), render: ({ own }) => (own ? `${own.sku} · ${sizeText(own.size)}` : t('shopProducts.notLinked')) },
    { key: 'stock', title: t('shopProducts.stock'), width: 64, numeric: true, render: ({ stock }) => formatCount(stock) },
    { key: 'link', title: '', width: 48, render: (sku) => <LinkButton sku={{ ...sku, productId }} links={links} /> },
  ];
  return (
    <>
      <DataTable inline columns={columns} rows={skus} keyOf={({ skuNo }) => skuNo} label={t('shopProducts.skus')} />
      {links.dialog}
    </>
  );
};

export const LinkButton = ({ sku, links: { link, unlink } }: { sku: LinkedSku; links: SkuLinks }) => {
  const { t } = useTranslation();
  if (!useMay('800.edit')) return null;
  return sku.own ? (
    <IconButton icon={Unlink} label={t('shopProducts.unlinkTitle', { number: sku.skuNo })} onClick={() => void unlink(sku)} />
  ) : (
    <IconButton icon={Link2} label={t('shopProducts.linkTitle', { number: sku.skuNo, size: sku.size })} onClick={() => link(sku)} />
  );
};

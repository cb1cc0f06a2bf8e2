import { useTranslation } from 'react-i18next';
import { Goods } from '#web/ui/goods/goods.tsx';
import { TwoColumnCard } from '#web/ui/list/row-card.tsx';
import type { SkuRow } from './sku-row.ts';

/** A SKU on a handheld. */
export const SkuCard = ({ row: { img, remarks, sku, brand, sizes } }: { row: SkuRow }) => {
  const { t } = useTranslation();
  return (
    <TwoColumnCard>
      <Goods picture={img} name={remarks} number={sku} size="large" />
      <span />
      <span>{brand}</span>
      <span>{t('skus.sizeCount', { count: sizes.length })}</span>
    </TwoColumnCard>
  );
};

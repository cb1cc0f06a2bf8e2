import { BadgeDollarSign } from 'lucide-react';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { listMerchantRates, merchantRateViews, type MerchantRateRow } from '#contracts/fees/rate-card-queries.ts';
import { rateCardsTopic } from '#contracts/fees/rate-card-topic.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { defineList } from '#web/core/list/define-list.ts';
import { ListPage } from '#web/core/list/list-page.tsx';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { MerchantCard } from './merchant-card.tsx';
import { useMerchantColumns } from './use-merchant-columns.tsx';

/** Every merchant, and what they have rates of their own for (R2.134, R2.176). */
const merchantRates = defineList({
  name: 'merchant-rates',
  endpoint: listMerchantRates,
  rowKey: ({ shopInfo }) => String(shopInfo.id),
  version: ({ gmtModify }) => gmtModify ?? '',
  useTopic: () => rateCardsTopic,
  tabs: { all: merchantRateViews, label: (view, { t }) => t(`fees.merchantViews.${view}`) },
  useColumns: useMerchantColumns,
  useFilters: ({ t }) => [{ kind: 'text', name: 'text', label: t('fees.searchMerchants') }],
  useOpen: () => {
    const navigate = useNavigate();
    return useCallback(
      ({ shopInfo }: MerchantRateRow) => void navigate(withQuery(adminPaths.merchantRateDetail, { shopId: shopInfo.id })),
      [navigate],
    );
  },
  countOf: (count, { t }) => t('fees.merchantCount', { count }),
  Card: MerchantCard,
  empty: ({ t }) => ({ icon: BadgeDollarSign, title: t('fees.noMerchantsTitle'), text: t('fees.noMerchantsText') }),
});

export default function MerchantRatesPage() {
  return <ListPage list={merchantRates} />;
}

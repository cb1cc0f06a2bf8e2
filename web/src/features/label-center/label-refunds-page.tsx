import { Tags } from 'lucide-react';
import { defineList } from '#web/core/list/define-list.ts';
import { ListPage } from '#web/core/list/list-page.tsx';
import { useOwnerFilter } from '#web/shared/reference/use-owner-filter.ts';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import { labelBulk } from './label-bulk.ts';
import { LabelCard } from './label-card.tsx';
import { labelFilters, labelSearch, OpenLabel, shippingLabels } from './shipping-labels.tsx';
import { useLabelColumns } from './use-label-columns.tsx';

/** The labels of all shops (R2.141), those first in the eye whose carrier owes a refund. */
const allLabels = defineList({
  ...shippingLabels,
  name: 'all-shipping-labels',
  useColumns: ({ actions }) => useLabelColumns(actions, 'finance'),
  useFilters: (list) => [labelSearch(list), useOwnerFilter(list.t('labels.seller')), ...labelFilters(list)],
  bulk: (list) => labelBulk(list, 'finance'),
  variantOf: ({ state }, list) => (state === 'voided' && list.state.view === undefined ? 'waiting' : undefined),
  Beside: OpenLabel,
  Card: function FinanceCard({ row }) {
    return <LabelCard label={row} heading={useOwnerName()(row.shopInfo)} />;
  },
  empty: ({ t }) => ({ icon: Tags, title: t('labels.adminEmptyTitle'), text: t('labels.adminEmptyText') }),
});

export default function LabelRefundsPage() {
  return <ListPage list={allLabels} />;
}

import { BadgeDollarSign } from 'lucide-react';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { channelKinds } from '#contracts/channels/channel-kinds.ts';
import { saleStatuses, saleStatusNames } from '#contracts/sales/sale-states.ts';
import { platformOf } from '#contracts/sales/sale-platforms.ts';
import { listSales, type SaleRow } from '#contracts/sales/sale-queries.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { defineList } from '#web/core/list/define-list.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { adminPaths, selfOperatedPaths } from '#web/core/paths/admin-paths.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { useOwnerFilter } from '#web/shared/reference/use-owner-filter.ts';
import { useWarehouseFilter } from '#web/shared/reference/use-warehouse-filter.ts';
import type { Filter } from '#web/ui/list/filters/filter.ts';
import { useSalesTopic } from '../use-sales-topic.ts';
import { RecordSaleButton } from '../actions/record-sale-button.tsx';
import { SaleCard } from './sale-card.tsx';
import { useSaleColumns } from './use-sale-columns.tsx';

interface Place {
  name: string;
  /** Sales of all sellers, for administrators. */
  office: boolean;
}

/** Sales by how far they are: of one shop, or of all. */
export const salesList = ({ name, office }: Place) =>
  defineList({
    name,
    endpoint: listSales,
    rowKey: ({ saleId }) => saleId,
    version: ({ version, stage }) => `${version} ${stage}`,
    useTopic: () => useSalesTopic(office),
    tabs: {
      all: ['all', 'open', ...saleStatusNames],
      pinned: ['all', 'open', 'pending', 'inProgress', 'salesCompleted'],
      label: (view, { t, words }) => (view === 'open' ? t('sales.views.open') : words(saleStatuses[view])),
    },
    useColumns: () => useSaleColumns(office),
    useFilters: ({ t }) => {
      const owners = useOwnerFilter(t('sales.seller'));
      const warehouses = useWarehouseFilter();
      const filters: Filter[] = [
        { kind: 'text', name: 'text', label: t('sales.search') },
        {
          kind: 'choice',
          name: 'channels',
          label: t('sales.platform'),
          many: true,
          options: channelKinds.map((channel) => ({ value: channel, label: platformOf(channel) })),
        },
        { kind: 'range', name: 'beginTime', last: 'endTime', label: t('sales.soldOn'), folded: office },
      ];
      if (!office) return filters;
      return [
        filters[0]!,
        filters[1]!,
        owners,
        { ...warehouses, folded: true },
        { kind: 'flag', name: 'differs', label: t('sales.differs'), folded: true },
        filters[2]!,
      ];
    },
    useOpen: () => {
      const navigate = useNavigate();
      const { terminal } = useUser();
      const detail = office ? adminPaths.saleOrderDetail : terminal === 'admin' ? selfOperatedPaths.saleDetail : businessPaths.saleDetail;
      return useCallback(({ saleId }: SaleRow) => void navigate(withQuery(detail, { saleId })), [navigate, detail]);
    },
    variantOf: ({ late, status }) => (late || status === 'withIssue' || status === 'error' ? 'refused' : undefined),
    countOf: (count, { t }) => t('sales.count', { count }),
    Card: SaleCard,
    ...(office && { Toolbar: RecordSaleButton }),
    empty: ({ t }) => ({
      icon: BadgeDollarSign,
      title: t('sales.emptyTitle'),
      text: t(office ? 'sales.officeEmptyText' : 'sales.emptyText'),
    }),
  });

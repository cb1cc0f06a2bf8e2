import { HandCoins } from 'lucide-react';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { everythingTopic } from '#contracts/kernel/topics/list-topics.ts';
import { listOrders } from '#contracts/outbound/order-queries.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { defineList } from '#web/core/list/define-list.ts';
import { ListPage } from '#web/core/list/list-page.tsx';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { useOwnerFilter } from '#web/shared/reference/use-owner-filter.ts';
import { useWarehouseFilter } from '#web/shared/reference/use-warehouse-filter.ts';
import { ConsignmentCard } from './consignment-card.tsx';
import { consignmentsQuery, consignmentTabs, statusOf } from './consignments-query.ts';
import { useConsignmentColumns } from './use-consignment-columns.tsx';

/** What sellers have put on consignment, whoever they are, by how far it is (R2.124, R4.19). */
const consignments = defineList({
  name: 'consignments',
  endpoint: listOrders,
  rowKey: ({ oddNo }) => oddNo,
  version: ({ version, state }) => `${version} ${state}`,
  useTopic: () => everythingTopic('orders'),
  tabs: { ...consignmentTabs, label: (view, { words }) => words(statusOf(view)) },
  useQuery: consignmentsQuery,
  useColumns: useConsignmentColumns,
  useFilters: ({ t }) => [
    { kind: 'text', name: 'text', label: t('consignments.search') },
    useOwnerFilter(t('consignments.seller')),
    useWarehouseFilter(),
    { kind: 'range', name: 'beginDate', last: 'endDate', label: t('orders.applied'), folded: true },
    { kind: 'range', name: 'finishBeginTime', last: 'finishEndTime', label: t('orders.finished'), folded: true },
  ],
  useOpen: () => {
    const navigate = useNavigate();
    return useCallback(({ oddNo }: { oddNo: string }) => void navigate(withQuery(adminPaths.consignmentDetail, { oddNo })), [navigate]);
  },
  variantOf: ({ late }) => (late ? 'refused' : undefined),
  countOf: (count, { t }) => t('orders.count', { count }),
  Card: ConsignmentCard,
  empty: ({ t }) => ({ icon: HandCoins, title: t('consignments.emptyTitle'), text: t('consignments.emptyText') }),
});

export default function ConsignmentsPage() {
  return <ListPage list={consignments} />;
}

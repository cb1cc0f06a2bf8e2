import { Boxes } from 'lucide-react';
import { useCallback, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { listShipments, type ShipmentRow, type ShipmentView } from '#contracts/fulfilment/shipment-queries.ts';
import { shipmentStatuses, shipmentStatusNames, type ShipmentStatus } from '#contracts/fulfilment/shipment-statuses.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { defineList } from '#web/core/list/define-list.ts';
import { listQuery } from '#web/core/list/list-query.ts';
import { currentTab } from '#web/core/list/tabs.ts';
import { useOwnerFilter } from '#web/shared/reference/use-owner-filter.ts';
import { useWarehouseFilter } from '#web/shared/reference/use-warehouse-filter.ts';
import type { BulkAction } from '#web/ui/list/bulk-bar.tsx';
import { useShipmentsTopic } from '../use-shipments-topic.ts';
import { ShipmentCard } from './shipment-card.tsx';
import { useShipmentColumns } from './use-shipment-columns.tsx';

interface Place {
  name: string;
  /** Those of all sellers, for their reviewers. */
  office: boolean;
  detail: string;
  Toolbar?: () => ReactNode;
  useBulk?: () => (rows: readonly ShipmentRow[], done: () => void) => readonly BulkAction[];
}

const isStatus = (view: ShipmentView): view is ShipmentStatus => view in shipmentStatuses;

/** Shipments into the programme by how far they are (R4.35): of one shop, or of all. */
export const shipmentsList = ({ name, office, detail, Toolbar, useBulk }: Place) => {
  const tabs = {
    all: (office
      ? ['review', ...shipmentStatusNames, 'ended', 'archived', 'all']
      : ['all', ...shipmentStatusNames, 'ended', 'archived']) as ShipmentView[],
    initial: (office ? 'review' : 'all') as ShipmentView,
    pinned: (office
      ? ['review', 'readyToShip', 'shipping', 'listed', 'all']
      : ['all', 'pendingCreate', 'readyToShip', 'shipping', 'listed']) as ShipmentView[],
  };
  return defineList({
    name,
    endpoint: listShipments,
    rowKey: ({ shipmentNo }) => shipmentNo,
    version: ({ version }) => version,
    useTopic: () => useShipmentsTopic(office),
    tabs: {
      ...tabs,
      label: (view, { t, words }) =>
        isStatus(view) ? words(shipmentStatuses[view]) : t(`programme.views.${view as 'review' | 'ended' | 'archived'}`),
    },
    useQuery: (state) => {
      const view = currentTab(tabs, state.view);
      // Who has waited longest is reviewed first.
      return listQuery(listShipments, state, state.size, { otherwise: view === 'review' ? { order: 'asc' } : {}, always: { view } });
    },
    ...(useBulk && { useActions: useBulk, bulk: ({ actions }: { actions: ReturnType<typeof useBulk> }) => actions }),
    useColumns: () => useShipmentColumns(office),
    useFilters: ({ t }) => {
      const owners = useOwnerFilter(t('programme.seller'));
      const warehouses = useWarehouseFilter();
      return [
        { kind: 'text', name: 'text', label: t('programme.search') },
        ...(office ? [owners] : []),
        { ...warehouses, folded: office },
        { kind: 'range', name: 'beginTime', last: 'endTime', label: t('programme.created'), folded: true },
      ];
    },
    useOpen: () => {
      const navigate = useNavigate();
      return useCallback(({ shipmentNo }: ShipmentRow) => void navigate(withQuery(detail, { shipmentNo })), [navigate]);
    },
    variantOf: ({ hasCase }) => (hasCase ? 'refused' : undefined),
    countOf: (count, { t }) => t('programme.count', { count }),
    Card: ShipmentCard,
    ...(Toolbar && { Toolbar }),
    empty: ({ t }) => ({
      icon: Boxes,
      title: t(office ? 'programme.officeEmptyTitle' : 'programme.emptyTitle'),
      text: t(office ? 'programme.officeEmptyText' : 'programme.emptyText'),
    }),
  });
};

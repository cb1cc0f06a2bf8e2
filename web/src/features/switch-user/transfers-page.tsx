import { ArrowLeftRight } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { requestTypeOf } from '#contracts/item/order-kinds.ts';
import { listOrders } from '#contracts/outbound/order-queries.ts';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { orderStates } from '#contracts/outbound/order-states.ts';
import { orderStatus } from '#contracts/outbound/order-statuses.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { useListTopic } from '#web/core/links/use-list-topic.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { defineList } from '#web/core/list/define-list.ts';
import { ListPage } from '#web/core/list/list-page.tsx';
import { listQuery } from '#web/core/list/list-query.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { OrderStatusTag } from '#web/shared/order/order-status.tsx';
import { useOwnerFilter } from '#web/shared/reference/use-owner-filter.ts';
import { useWarehouseFilter } from '#web/shared/reference/use-warehouse-filter.ts';
import type { Column } from '#web/ui/list/columns.ts';
import type { Filter } from '#web/ui/list/filters/filter.ts';
import { Money } from '#web/ui/text/money.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { TransferCard } from './transfer-card.tsx';

const type = requestTypeOf.ownershipTransfer;
const pinned = ['reviewing', 'toConfirm', 'completed'] as const;
const known = [...pinned, 'rejected', 'cancelled'] as const;

/** Ownership transfers (R2.38, R2.139): of the warehouse in use, or of all. Their applications are decided in the audit centre. */
const transfers = defineList({
  name: 'switch-user',
  endpoint: listOrders,
  rowKey: ({ oddNo }) => oddNo,
  version: ({ version, state }) => `${version} ${state}`,
  useTopic: () => useListTopic('orders'),
  tabs: { all: ['all', ...known], pinned: ['all', ...pinned], label: (state, { words }) => words(orderStatus(type, state)) },
  useQuery: (state) => {
    const view = orderStates.find((each) => each === state.view);
    return listQuery(listOrders, state, state.size, { always: { type: [type], ...(view && { state: [view] }) } });
  },
  useColumns: () => useTransferColumns(),
  useFilters: () => useTransferFilters(),
  useOpen: () => useOpenTransfer(),
  countOf: (count, { t }) => t('switchUser.count', { count }),
  Card: TransferCard,
  empty: ({ t }) => ({ icon: ArrowLeftRight, title: t('switchUser.emptyTitle'), text: t('switchUser.emptyText') }),
});

export default function TransfersPage() {
  return <ListPage list={transfers} />;
}

const useTransferFilters = (): readonly Filter[] => {
  const { t } = useTranslation();
  const { terminal } = useUser();
  const from = useOwnerFilter(t('switchUser.from'));
  const to = useOwnerFilter(t('switchUser.to'), 'targetShopId');
  const warehouse = useWarehouseFilter();
  return [
    { kind: 'text', name: 'text', label: t('orders.search') },
    from,
    to,
    ...(terminal === 'admin' ? [warehouse] : []),
    { kind: 'range', name: 'beginDate', last: 'endDate', label: t('orders.applied') },
  ];
};

const useTransferColumns = (): readonly Column<OrderRow>[] => {
  const { t } = useTranslation();
  return [
    { key: 'oddNo', title: t('orders.oddNo'), width: 140, fixed: true, render: ({ oddNo }) => <strong>{oddNo}</strong> },
    { key: 'status', title: t('orders.status'), width: 186, fixed: true, render: (row) => <OrderStatusTag order={row} /> },
    { key: 'from', title: t('switchUser.from'), width: 160, render: ({ shopInfo }) => shopInfo.realname },
    { key: 'to', title: t('switchUser.to'), width: 160, render: ({ targetShop }) => targetShop?.realname ?? '–' },
    { key: 'items', title: t('switchUser.items'), width: 70, numeric: true, render: ({ items }) => items },
    { key: 'warehouse', title: t('orders.warehouse'), render: ({ wareName }) => wareName },
    { key: 'fee', title: t('orders.fee'), width: 90, numeric: true, optional: true, render: ({ fee }) => <Money cents={fee} /> },
    { key: 'applied', title: t('orders.applied'), width: 152, sort: 'gmtCreate', render: ({ gmtCreate }) => <TimeText at={gmtCreate} /> },
    {
      key: 'finished',
      title: t('orders.finished'),
      width: 152,
      sort: 'gmtFinish',
      optional: true,
      render: ({ gmtFinish }) => <TimeText at={gmtFinish} />,
    },
  ];
};

const useOpenTransfer = () => {
  const { terminal } = useUser();
  const navigate = useNavigate();
  return useCallback(
    ({ oddNo }: OrderRow) =>
      void navigate(withQuery(terminal === 'admin' ? adminPaths.ownershipTransferDetail : warehousePaths.ownershipTransferDetail, { oddNo })),
    [navigate, terminal],
  );
};

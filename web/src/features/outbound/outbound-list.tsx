import { Button } from 'antd';
import { ScanBarcode } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import type { RequestType } from '#contracts/item/order-kinds.ts';
import { warehouseTopic } from '#contracts/kernel/topics/list-topics.ts';
import { listOrders } from '#contracts/outbound/order-queries.ts';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { outboundStageWords } from '#contracts/outbound/order-statuses.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { useOpenOrder } from '#web/core/links/orders/use-open-order.ts';
import { defineList, type ListContext } from '#web/core/list/define-list.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import type { Filter } from '#web/ui/list/filters/filter.ts';
import { OutboundCard } from './outbound-card.tsx';
import { useOutboundColumns } from './outbound-columns.tsx';
import { countOf, deliveredQuery, outboundQuery, outboundTabs, variantOf } from './outbound-query.ts';
import { OutboundTabs } from './outbound-tabs.tsx';
import { useOutboundBulk } from './use-outbound-bulk.ts';

type Orders = ListContext<typeof listOrders>;

const ordersOfTheWarehouse = {
  endpoint: listOrders,
  title: 'outbound.pages.outbound' as const,
  rowKey: ({ oddNo }: OrderRow) => oddNo,
  version: ({ version }: OrderRow) => version,
  useTopic: () => {
    const { warehouse } = useUser();
    return warehouse && warehouseTopic('orders', warehouse.id);
  },
  useOpen: useOpenOrder,
  variantOf,
  countOf: (count: number, { t }: Pick<Orders, 't'>) => t('orders.count', { count }),
  Aside: OutboundTabs,
  Card: OutboundCard,
};

const filters = ({ t }: Pick<Orders, 't'>): readonly Filter[] => [
  { kind: 'text', name: 'text', label: t('orders.search') },
  { kind: 'text', name: 'carrier', label: t('orders.carrier'), folded: true },
];

/** Orders of the warehouse of some types, by stage (R2.30, R2.31). */
export const outboundList = (types: readonly RequestType[]) =>
  defineList({
    ...ordersOfTheWarehouse,
    name: 'outbound',
    tabs: {
      ...outboundTabs,
      count: countOf,
      label: (view, { t, words }) => (view === 'open' || view === 'exception' ? t(`outbound.${view}`) : words(outboundStageWords[view])),
    },
    useQuery: (state) => outboundQuery(state, { types, wareId: useUser().warehouse?.id, size: state.size }),
    useActions: useOutboundBulk,
    useColumns: () => useOutboundColumns({ delivered: false }),
    useFilters: (list) => [
      ...filters(list),
      { kind: 'flag', name: 'late', label: list.t('orders.late') },
      { kind: 'range', name: 'beginDate', last: 'endDate', label: list.t('orders.applied'), folded: true },
    ],
    bulk: ({ actions: [bulk] }) => bulk,
    Toolbar: () => <StartPicking />,
    Beside: ({ list: { actions } }) => actions[1],
    empty: ({ t }) => ({ title: t('outbound.emptyTitle'), text: t('outbound.emptyText') }),
  });

/** Of all types those that left (R2.32). */
export const deliveredList = defineList({
  ...ordersOfTheWarehouse,
  name: 'outbound-delivered',
  useQuery: (state) => deliveredQuery(state, { wareId: useUser().warehouse?.id, size: state.size }),
  useColumns: () => useOutboundColumns({ delivered: true }),
  useFilters: (list) => [...filters(list), { kind: 'range', name: 'outBeginTime', last: 'outEndTime', label: list.t('outbound.outFrom') }],
  empty: ({ t }) => ({ title: t('outbound.deliveredTitle'), text: t('outbound.deliveredText') }),
});

const StartPicking = () => {
  const { t } = useTranslation();
  const href = useHref(warehousePaths.picking);
  return (
    <Button type="primary" href={href} icon={<ScanBarcode size={15} aria-hidden />}>
      {t('outbound.startPicking')}
    </Button>
  );
};

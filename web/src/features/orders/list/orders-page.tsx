import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import type { OrderState } from '#contracts/outbound/order-events.ts';
import type { listOrders } from '#contracts/outbound/order-queries.ts';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { orderStatus } from '#contracts/outbound/order-statuses.ts';
import { usePlace } from '#web/core/links/place.ts';
import { sellerPages } from '#web/core/links/seller-pages.ts';
import { useOpenOrder } from '#web/core/links/use-open-order.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { usePageRow } from '#web/ui/page/page-tab.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { ListPage } from '#web/ui/list/list-page.tsx';
import { useListState } from '#web/ui/list/use-list-state.ts';
import { OrderCard } from './order-card.tsx';
import { useOrderColumns } from './order-columns.tsx';
import { orderListOf, type OrderList } from './order-lists.ts';
import { viewOf } from './order-query.ts';
import { useOrderActs } from '../use-order-acts.tsx';
import { useBatchRecall } from './use-batch-recall.tsx';
import { useOrderFilters } from './use-order-filters.ts';
import { keyOf, useOrders } from './use-orders.ts';

const versionOf = ({ version, state }: OrderRow): string => `${version} ${state}`;

/** Orders of the seller, applied for, answered, followed (R2.49, R2.60–R2.62). Which, the page's row says. */
export default function OrdersPage() {
  const { t } = useTranslation();
  const openOrder = useOpenOrder();
  const { title, requestTypes } = usePageRow();
  const state = useListState();
  const list = orderListOf(requestTypes);
  const { read, rows, further } = useOrders(state, list);
  const [bulk, dialogs] = useBatchRecall();
  const [acts, dialog] = useOrderActs();

  return (
    <>
      <ListPage
        name={list.name}
        title={t(`pages.${title}`)}
        state={state}
        read={read}
        rows={rows}
        countOf={(count) => t('orders.count', { count })}
        further={further}
        columns={useOrderColumns(list, acts)}
        keyOf={keyOf}
        versionOf={versionOf}
        open={openOrder}
        bulk={bulk}
        views={useViews(list, read.data?.counts, viewOf(state, list))}
        filters={useOrderFilters(list)}
        toneOf={({ late, state: at }) => (late ? 'refused' : at === 'toConfirm' ? 'waiting' : undefined)}
        card={(row) => <OrderCard row={row} />}
        empty={{ title: t(`orders.lists.${list.words}.emptyTitle`), text: t(`orders.lists.${list.words}.emptyText`), action: <ToInventory /> }}
      />
      {dialog}
      {dialogs}
    </>
  );
}

const ToInventory = () => {
  const { t } = useTranslation();
  const href = useHref(withQuery(sellerPages(usePlace()).inventory, {}));
  return (
    <Button type="primary" href={href}>
      {t('orders.apply.toInventory')}
    </Button>
  );
};

const useViews = (
  { types: [type], lasting, passing }: OrderList,
  counts: DataOf<typeof listOrders>['counts'] | undefined,
  current: OrderState | undefined,
) => {
  const { t } = useTranslation();
  const words = useWords();
  const shown = [...lasting, ...passing.filter((state) => state === current || (counts?.[state] ?? 0) > 0)];
  return [
    { key: undefined, label: t('ui.all'), count: counts?.all },
    ...shown.map((state) => ({ key: state, label: words(orderStatus(type!, state)), count: counts?.[state] })),
  ];
};

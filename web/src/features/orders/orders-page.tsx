import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { requestTypes } from '#contracts/item/request-types.ts';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import type { OrderState } from '#contracts/outbound/order-events.ts';
import type { listOrders } from '#contracts/outbound/order-queries.ts';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { outboundStatuses } from '#contracts/outbound/order-statuses.ts';
import { usePlace } from '../../app/links/place.ts';
import { sellerPages } from '../../app/links/seller-pages.ts';
import { useOpenOrder } from '../../app/links/use-open-order.ts';
import { withQuery } from '../../app/links/with-query.ts';
import { useWarehouseFilter } from '../../shared/reference/use-warehouse-filter.ts';
import { usePageRow } from '../../ui/page/page-tab.ts';
import { useWords } from '../../i18n/use-words.ts';
import { ListPage } from '../../ui/list/list-page.tsx';
import { useListState } from '../../ui/list/use-list-state.ts';
import { OrderCard } from './order-card.tsx';
import { useOrderColumns } from './order-columns.tsx';
import { outboundTypes, viewOf } from './order-query.ts';
import { useOrderActs } from './use-order-acts.tsx';
import { useBatchRecall } from './use-batch-recall.tsx';
import { keyOf, useOrders } from './use-orders.ts';

const versionOf = ({ version, state }: OrderRow): string => `${version} ${state}`;
const reshipped = [4] as const;

/** Always there; the others as long as they hold something, or are looked at. */
const lasting: readonly OrderState[] = ['reviewing', 'toConfirm', 'pendingOutbound', 'outOfWarehouse', 'completed'];
const offered: readonly OrderState[] = [...lasting, 'rejected', 'cancelled', 'exception'];

/** What leaves the warehouse for the seller: applied for, answered, followed (R2.49). */
export default function OrdersPage() {
  const { t } = useTranslation();
  const words = useWords();
  const openOrder = useOpenOrder();
  const { title } = usePageRow();
  const state = useListState();
  const types = title === 'reship' ? reshipped : outboundTypes;
  const { read, rows, further } = useOrders(state, types);
  const [bulk, dialogs] = useBatchRecall();
  const [acts, dialog] = useOrderActs();
  const warehouse = useWarehouseFilter();

  return (
    <>
      <ListPage
        name="outbound-orders"
        title={t(`pages.${title}`)}
        state={state}
        read={read}
        rows={rows}
        further={further}
        columns={useOrderColumns(acts)}
        keyOf={keyOf}
        versionOf={versionOf}
        open={openOrder}
        bulk={bulk}
        views={useViews(read.data?.counts, viewOf(state))}
        filters={[
          { kind: 'text', name: 'text', label: t('orders.search') },
          {
            kind: 'choice',
            name: 'kind',
            label: t('orders.type'),
            options: types.map((type) => ({ value: String(type), label: words(requestTypes[type]) })),
          },
          warehouse,
          { kind: 'flag', name: 'late', label: t('orders.late') },
          { kind: 'range', name: 'beginDate', last: 'endDate', label: t('orders.applied'), folded: true },
          { kind: 'range', name: 'outBeginTime', last: 'outEndTime', label: t('orders.out'), folded: true },
        ]}
        toneOf={({ late, state: at }) => (late ? 'refused' : at === 'toConfirm' ? 'waiting' : undefined)}
        card={(row) => <OrderCard row={row} />}
        empty={{ title: t('orders.emptyTitle'), text: t('orders.emptyText'), action: <ToInventory /> }}
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

const useViews = (counts: DataOf<typeof listOrders>['counts'] | undefined, current: OrderState | undefined) => {
  const { t } = useTranslation();
  const words = useWords();
  return [
    { key: undefined, label: t('ui.all'), count: counts?.all },
    ...offered
      .filter((state) => lasting.includes(state) || state === current || (counts?.[state] ?? 0) > 0)
      .map((state) => ({ key: state, label: words(outboundStatuses[state]), count: counts?.[state] })),
  ];
};

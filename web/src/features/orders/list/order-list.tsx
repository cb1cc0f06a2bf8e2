import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { listOrders } from '#contracts/outbound/order-queries.ts';
import { orderStatus } from '#contracts/outbound/order-statuses.ts';
import { useViewpoint } from '#web/core/links/viewpoint.ts';
import { sellerPages } from '#web/core/links/seller-pages.ts';
import { useListTopic } from '#web/core/links/use-list-topic.ts';
import { useOpenOrder } from '#web/core/links/orders/use-open-order.ts';
import { useOwnShop } from '#web/core/access/use-own-shop.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { defineList } from '#web/core/list/define-list.ts';
import { useOrderActions } from '../use-order-actions.ts';
import { OrderCard } from './order-card.tsx';
import { useOrderColumns } from './order-columns.tsx';
import type { OrderKind } from './order-kinds.ts';
import { orderQuery } from './order-query.ts';
import { useBatchRecall } from './use-batch-recall.tsx';
import { useOrderFilters } from './use-order-filters.ts';

/** Orders of the seller, applied for, answered, followed (R2.49, R2.60–R2.62). */
export const orderList = (kind: OrderKind) =>
  defineList({
    name: kind.name,
    endpoint: listOrders,
    rowKey: ({ oddNo }) => oddNo,
    version: ({ version, state }) => `${version} ${state}`,
    useTopic: () => useListTopic('orders'),
    tabs: {
      all: ['all', ...kind.pinned, ...kind.conditional],
      pinned: ['all', ...kind.pinned],
      label: (state, { words }) => words(orderStatus(kind.types[0]!, state)),
    },
    useQuery: (state) => orderQuery(state, state.size, kind, useOwnShop()),
    useActions: () => {
      const [bulk, refused] = useBatchRecall();
      return { order: useOrderActions(), bulk, refused };
    },
    useColumns: ({ actions }) => useOrderColumns(kind, actions.order),
    useFilters: () => useOrderFilters(kind),
    useOpen: useOpenOrder,
    bulk: ({ actions }) => actions.bulk,
    variantOf: ({ late, state }) => (late ? 'refused' : state === 'toConfirm' ? 'waiting' : undefined),
    countOf: (count, { t }) => t('orders.count', { count }),
    Card: OrderCard,
    Beside: ({ list }) => list.actions.refused,
    empty: ({ t }) => ({
      title: t(`orders.lists.${kind.words}.emptyTitle`),
      text: t(`orders.lists.${kind.words}.emptyText`),
      action: <ToInventory />,
    }),
  });

const ToInventory = () => {
  const { t } = useTranslation();
  const href = useHref(withQuery(sellerPages(useViewpoint()).inventory, {}));
  return (
    <Button type="primary" href={href}>
      {t('orders.apply.toInventory')}
    </Button>
  );
};

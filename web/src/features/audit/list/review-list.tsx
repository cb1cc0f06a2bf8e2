import { listReviews, reviewViews } from '#contracts/audit/audit-queries.ts';
import { requestTypes } from '#contracts/item/request-types.ts';
import { auditTopic } from '#contracts/audit/audit-topics.ts';
import { useOpenOrder } from '#web/core/links/orders/use-open-order.ts';
import { defineList } from '#web/core/list/define-list.ts';
import { listQuery } from '#web/core/list/list-query.ts';
import { currentTab } from '#web/core/list/tabs.ts';
import { useWarehouseFilter } from '#web/shared/reference/use-warehouse-filter.ts';
import type { ReviewKind } from '../review-kinds.ts';
import { ReviewCard } from './review-card.tsx';
import { useReviewColumns } from './review-columns.tsx';
import { ReviewCounts } from './review-counts.tsx';
import { useBatchReview } from './use-batch-review.tsx';

/** The server's own choice when the address names none. */
const tabs = { all: reviewViews, initial: 'toReview' } as const;

/** Applications of some kinds for their reviewers. */
export const reviewList = (kinds: readonly ReviewKind[]) => {
  const several = kinds.length > 1;
  return defineList({
    name: several ? 'reviews' : `reviews-${kinds[0]?.type}`,
    endpoint: listReviews,
    rowKey: ({ oddNo }) => oddNo,
    version: ({ version, state }) => `${version} ${state}`,
    useTopic: () => auditTopic,
    tabs: { ...tabs, label: (view, { t }) => t(`audit.views.${view}`) },
    useQuery: (state) => {
      const chosen = kinds.filter(({ type }) => String(type) === state.filters['kind']);
      const type = (chosen.length > 0 ? chosen : kinds).map((kind) => kind.type);
      return listQuery(listReviews, state, state.size, { always: { type, view: currentTab(tabs, state.view) } });
    },
    useActions: useBatchReview,
    useColumns: () => useReviewColumns(kinds),
    useFilters: ({ t, words }) => {
      const warehouse = useWarehouseFilter();
      const options = kinds.map(({ type }) => ({ value: String(type), label: words(requestTypes[type]) }));
      return [
        { kind: 'text', name: 'text', label: t('orders.search') },
        ...(several ? [{ kind: 'choice' as const, name: 'kind', label: t('orders.type'), options }] : []),
        warehouse,
        ...(kinds.some(({ approved }) => approved === 'pendingOutbound') ? [{ kind: 'flag' as const, name: 'late', label: t('orders.late') }] : []),
        { kind: 'range', name: 'beginDate', last: 'endDate', label: t('orders.applied'), folded: true },
      ];
    },
    useOpen: useOpenOrder,
    bulk: ({ actions: [bulk] }) => bulk,
    variantOf: ({ late }) => (late ? 'refused' : undefined),
    countOf: (count, { t }) => t('orders.count', { count }),
    Card: ReviewCard,
    Beside: ({ list: { actions } }) => actions[1],
    ...(several && { Side: ReviewCounts }),
    empty: ({ t }) => ({ title: t('audit.emptyTitle'), text: t('audit.emptyText') }),
  });
};

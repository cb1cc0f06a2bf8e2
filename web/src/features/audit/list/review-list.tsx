import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listReviews, reviewViews, type ReviewView } from '#contracts/audit/audit-queries.ts';
import { requestTypes } from '#contracts/item/request-types.ts';
import { auditTopic } from '#contracts/audit/audit-topics.ts';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { useOpenOrder } from '#web/core/links/use-open-order.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useLiveRows } from '#web/live/use-live-rows.ts';
import { useWarehouseFilter } from '#web/shared/reference/use-warehouse-filter.ts';
import { ListPage } from '#web/ui/list/list-page.tsx';
import { listQuery } from '#web/ui/list/list-query.ts';
import { useListRead } from '#web/ui/list/use-list-read.ts';
import { useListState } from '#web/ui/list/use-list-state.ts';
import { usePageRow } from '#web/ui/page/page-tab.ts';
import { ReviewCard } from './review-card.tsx';
import { useReviewColumns } from './review-columns.tsx';
import type { ReviewKind } from '../review-kinds.ts';
import { useBatchReview } from './use-batch-review.tsx';

const keyOf = ({ oddNo }: OrderRow): string => oddNo;
const versionOf = ({ version, state }: OrderRow): string => `${version} ${state}`;
/** The server's own choice when the address names none. */
const waitingFirst: ReviewView = 'toReview';

/** Applications for their reviewers. */
export const ReviewList = ({ kinds, side }: { kinds: readonly ReviewKind[]; side?: ReactNode }) => {
  const { t } = useTranslation();
  const words = useWords();
  const openOrder = useOpenOrder();
  const { title } = usePageRow();
  const state = useListState();
  const view = reviewViews.find((known) => known === state.view) ?? waitingFirst;
  const query = useMemo(() => {
    const chosen = kinds.filter(({ type }) => String(type) === state.filters['kind']);
    const type = (chosen.length > 0 ? chosen : kinds).map((kind) => kind.type);
    return listQuery(listReviews, state, state.size, { always: { type, view } });
  }, [kinds, state, view]);
  const { read, rows, further } = useListRead(listReviews, query, keyOf);
  const warehouse = useWarehouseFilter();
  const [bulk, dialogs] = useBatchReview();
  const several = kinds.length > 1;
  useLiveRows(auditTopic, listReviews, keyOf);

  return (
    <>
      <ListPage
        name={several ? 'reviews' : `reviews-${kinds[0]?.type}`}
        title={t(`pages.${title}`)}
        state={state}
        read={read}
        rows={rows}
        countOf={(count) => t('orders.count', { count })}
        further={further}
        columns={useReviewColumns(kinds)}
        keyOf={keyOf}
        versionOf={versionOf}
        open={openOrder}
        bulk={bulk}
        views={reviewViews.map((key) => ({
          key: key === waitingFirst ? undefined : key,
          label: key === 'all' ? t('ui.all') : t(`audit.views.${key}`),
          count: read.data?.counts[key],
        }))}
        filters={[
          { kind: 'text', name: 'text', label: t('orders.search') },
          ...(several
            ? [
                {
                  kind: 'choice' as const,
                  name: 'kind',
                  label: t('orders.type'),
                  options: kinds.map(({ type }) => ({ value: String(type), label: words(requestTypes[type]) })),
                },
              ]
            : []),
          warehouse,
          ...(kinds.some(({ approved }) => approved === 'pendingOutbound') ? [{ kind: 'flag' as const, name: 'late', label: t('orders.late') }] : []),
          { kind: 'range', name: 'beginDate', last: 'endDate', label: t('orders.applied'), folded: true },
        ]}
        toneOf={({ late }) => (late ? 'refused' : undefined)}
        card={(row) => <ReviewCard row={row} />}
        side={side}
        empty={{ title: t('audit.emptyTitle'), text: t('audit.emptyText') }}
      />
      {dialogs}
    </>
  );
};

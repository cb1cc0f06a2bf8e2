import { Button } from 'antd';
import { Split } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHref, useNavigate } from 'react-router-dom';
import { bulkReshipViews, listBulkReships, type BulkReshipRow } from '#contracts/requests/bulk-reships/bulk-reship-queries.ts';
import { bulkReshipLink } from '#web/core/links/bulk-reship-link.ts';
import { useListTopic } from '#web/core/links/use-list-topic.ts';
import { useViewpoint } from '#web/core/links/viewpoint.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { defineList } from '#web/core/list/define-list.ts';
import { ListPage } from '#web/core/list/list-page.tsx';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { useWarehouseFilter } from '#web/shared/reference/use-warehouse-filter.ts';
import { BulkReshipCard } from './bulk-reship-card.tsx';
import { useBulkReshipColumns } from './use-bulk-reship-columns.tsx';

/** What was sent to several addresses in one go; of every seller for administrators. */
const bulkReships = defineList({
  name: 'bulk-reships',
  endpoint: listBulkReships,
  rowKey: ({ bulkNo }) => bulkNo,
  version: ({ gmtModify, state }) => `${gmtModify} ${state}`,
  // What becomes of a bulk reship becomes of its orders.
  useTopic: () => useListTopic('orders'),
  tabs: { all: bulkReshipViews, label: (view, { t }) => t(`bulkReships.views.${view}`) },
  useColumns: () => useBulkReshipColumns(),
  useFilters: ({ t }) => [
    { kind: 'text', name: 'text', label: t('bulkReships.search') },
    useWarehouseFilter(),
    { kind: 'range', name: 'beginDate', last: 'endDate', label: t('orders.applied'), folded: true },
  ],
  useOpen: () => {
    const navigate = useNavigate();
    const place = useViewpoint();
    return ({ bulkNo }: BulkReshipRow) => {
      const to = bulkReshipLink(place, bulkNo);
      if (to) void navigate(to);
    };
  },
  variantOf: ({ state }) => (state === 'toConfirm' ? 'waiting' : undefined),
  countOf: (count, { t }) => t('bulkReships.count', { count }),
  Card: BulkReshipCard,
  Toolbar: ({ list: { user } }) => (user.terminal === 'business' ? <NewButton /> : null),
  empty: ({ t, user }) => ({
    icon: Split,
    title: t('bulkReships.emptyTitle'),
    text: t(user.terminal === 'business' ? 'bulkReships.emptyText' : 'bulkReships.emptyReviewText'),
  }),
});

export default function BulkReshipsPage() {
  return <ListPage list={bulkReships} />;
}

const NewButton = () => {
  const { t } = useTranslation();
  const href = useHref(withQuery(businessPaths.bulkReship, {}));
  return (
    <Button type="primary" href={href}>
      {t('bulkReships.new')}
    </Button>
  );
};

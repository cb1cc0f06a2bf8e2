import { Button } from 'antd';
import { ListChecks, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { countViews, listCounts, type CountRow } from '#contracts/counts/count-queries.ts';
import { everythingTopic, warehouseTopic } from '#contracts/kernel/topics/list-topics.ts';
import { useMay, useUser } from '#web/core/access/use-user.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { defineList } from '#web/core/list/define-list.ts';
import { ListPage } from '#web/core/list/list-page.tsx';
import { useWarehouseFilter } from '#web/shared/reference/use-warehouse-filter.ts';
import type { Filter } from '#web/ui/list/filters/filter.ts';
import { useCountPaths } from '../use-count-paths.ts';
import { CountCard } from './count-card.tsx';
import { useCountColumns } from './use-count-columns.tsx';

/** Counts of shelves: what the floor has to do, what an administrator has to decide, what came of the others. */
const counts = defineList({
  name: 'counts',
  endpoint: listCounts,
  rowKey: ({ countNo }: CountRow) => countNo,
  version: ({ version }) => version,
  useTopic: () => {
    const { warehouse } = useUser();
    return warehouse ? warehouseTopic('counts', warehouse.id) : everythingTopic('counts');
  },
  tabs: { all: countViews, pinned: countViews, initial: 'open', label: (view, { t }) => t(`counts.views.${view}`) },
  useColumns: useCountColumns,
  useFilters: ({ t }) => {
    const { terminal } = useUser();
    const warehouses = useWarehouseFilter();
    const text: Filter = { kind: 'text', name: 'text', label: t('counts.search') };
    return terminal === 'admin' ? [text, warehouses] : [text];
  },
  useOpen: () => {
    const navigate = useNavigate();
    const { detail } = useCountPaths();
    return ({ countNo }) => void navigate(withQuery(detail, { countNo }));
  },
  countOf: (count, { t }) => t('counts.count', { count }),
  Card: CountCard,
  Toolbar: () => <PlanButton />,
  empty: ({ t }) => ({ icon: ListChecks, title: t('counts.emptyTitle'), text: t('counts.emptyText'), action: <PlanButton /> }),
});

export default function CountsPage() {
  return <ListPage list={counts} />;
}

const PlanButton = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { plan, planning } = useCountPaths();
  return (
    useMay(planning) && (
      <Button type="primary" icon={<Plus size={15} aria-hidden />} onClick={() => void navigate(withQuery(plan, {}))}>
        {t('counts.plan')}
      </Button>
    )
  );
};

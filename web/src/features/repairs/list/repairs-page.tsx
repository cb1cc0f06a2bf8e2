import { Button } from 'antd';
import { Wrench } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHref, useNavigate } from 'react-router-dom';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import { repairStatuses, repairStatusNames, type RepairStatus } from '#contracts/repair/repair-events.ts';
import type { listRepairs, RepairView } from '#contracts/repair/repair-queries.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useWarehouseFilter } from '#web/shared/reference/use-warehouse-filter.ts';
import { ListPage } from '#web/ui/list/list-page.tsx';
import type { View } from '#web/ui/list/views.tsx';
import { RepairCard } from './repair-card.tsx';
import { useRepairActs } from '../use-repair-acts.tsx';
import { useRepairBulk } from './use-repair-bulk.ts';
import { useRepairColumns } from './use-repair-columns.tsx';
import { repairKey, repairVersion, useRepairs } from './use-repairs.ts';

/** Always there; the others as long as they hold something, or are looked at. */
const lasting: readonly RepairStatus[] = ['applied', 'approved', 'started', 'completed'];

/** What the seller has repaired: applied for, followed, cancelled (R2.63). */
export default function RepairsPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { state, view, list } = useRepairs();
  const [acts, dialog] = useRepairActs();
  const columns = useRepairColumns(acts);
  const bulk = useRepairBulk(acts);
  const warehouse = useWarehouseFilter();
  const views = useViews(list.read.data?.counts, view);

  return (
    <>
      <ListPage
        name="repairs"
        title={t('pages.repairs')}
        state={state}
        {...list}
        countOf={(count) => t('repairs.count', { count })}
        columns={columns}
        keyOf={repairKey}
        versionOf={repairVersion}
        open={({ repairNo }) => void navigate(withQuery(businessPaths.repairDetail, { repairNo }))}
        bulk={bulk}
        views={views}
        filters={[
          { kind: 'text', name: 'text', label: t('repairs.search') },
          warehouse,
          { kind: 'range', name: 'beginTime', last: 'endTime', label: t('repairs.applied') },
        ]}
        toneOf={({ status }) => (status === 'boxLost' ? 'refused' : undefined)}
        card={(row) => <RepairCard repair={row} />}
        empty={{ icon: Wrench, title: t('repairs.emptyTitle'), text: t('repairs.emptyText'), action: <ToInventory /> }}
      />
      {dialog}
    </>
  );
}

const ToInventory = () => {
  const { t } = useTranslation();
  const href = useHref(withQuery(businessPaths.inventory, {}));
  return (
    <Button type="primary" href={href}>
      {t('repairs.toInventory')}
    </Button>
  );
};

const useViews = (counts: DataOf<typeof listRepairs>['counts'] | undefined, current: RepairView): readonly View[] => {
  const { t } = useTranslation();
  const words = useWords();
  const shown = repairStatusNames.filter((status) => lasting.includes(status) || status === current || (counts?.[status] ?? 0) > 0);
  return [
    { key: undefined, label: t('ui.all'), count: counts?.all },
    ...shown.map((status) => ({ key: status, label: words(repairStatuses[status]), count: counts?.[status] })),
  ];
};

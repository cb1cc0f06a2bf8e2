import { Button } from 'antd';
import { Layers, ScanBarcode } from 'lucide-react';
import { lazy, Suspense, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { listRepairs, type RepairRow } from '#contracts/repair/repair-queries.ts';
import { repairShopTopic } from '#contracts/repair/repair-topics.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { defineList } from '#web/core/list/define-list.ts';
import { ListPage } from '#web/core/list/list-page.tsx';
import { listQuery } from '#web/core/list/list-query.ts';
import { currentTab } from '#web/core/list/tabs.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { useScans } from '#web/ui/keys/use-scans.ts';
import { PageSkeleton } from '#web/ui/states/page-skeleton.tsx';
import { BatchList } from './batches/batch-list.tsx';
import { workList, workTabs } from './list/work-list.tsx';

const BenchPage = lazy(() => import('./bench/bench-page.tsx'));

/** The queue of the warehouse in use (R2.35): what waits, who has it, and what was put together. */
const queue = defineList({
  ...workList,
  name: 'repair-queue',
  useTopic: () => {
    const { warehouse } = useUser();
    return warehouse && repairShopTopic(warehouse.id);
  },
  useQuery: (state) =>
    listQuery(listRepairs, state, state.size, {
      otherwise: { order: 'asc' },
      always: { wareId: useUser().warehouse?.id, view: currentTab(workTabs, state.view) },
    }),
  useFilters: ({ t }) => [
    { kind: 'text', name: 'text', label: t('repairWork.search') },
    { kind: 'text', name: 'batchNo', label: t('repairWork.batch'), folded: true },
    { kind: 'range', name: 'beginTime', last: 'endTime', label: t('repairWork.applied'), folded: true },
  ],
  useOpen: () => {
    const navigate = useNavigate();
    return useCallback(({ repairNo }: RepairRow) => void navigate(benchOf(repairNo)), [navigate]);
  },
  Toolbar: () => <Ways />,
});

const benchOf = (repairNo: string): string => withQuery(warehousePaths.repairs, { repairNo });

/** The queue, the batches of it, or the repair that was scanned. */
export default function RepairShopPage() {
  const [parameters] = useSearchParams();
  if (parameters.has('repairNo') || parameters.has('scan'))
    return (
      <Suspense fallback={<PageSkeleton />}>
        <BenchPage />
      </Suspense>
    );
  return parameters.has('batches') ? <BatchList of="warehouse" /> : <Queue />;
}

const Queue = () => {
  const navigate = useNavigate();
  useScans((code) => void navigate(withQuery(warehousePaths.repairs, { scan: code })));
  return <ListPage list={queue} />;
};

const Ways = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <>
      <Button icon={<Layers size={15} aria-hidden />} onClick={() => void navigate(withQuery(warehousePaths.repairs, { batches: 1 }))}>
        {t('repairWork.batches')}
      </Button>
      <Button
        type="primary"
        icon={<ScanBarcode size={15} aria-hidden />}
        onClick={() => void navigate(withQuery(warehousePaths.repairs, { scan: 'start' }))}
      >
        {t('repairWork.scan')}
      </Button>
    </>
  );
};

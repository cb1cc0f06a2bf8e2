import { useTranslation } from 'react-i18next';
import { getRepair } from '#contracts/repair/repair-queries.ts';
import { repairShopTopic } from '#contracts/repair/repair-topics.ts';
import { useRead } from '#web/api/use-read.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { useLiveReads } from '#web/live/use-live.ts';
import { FloorPage } from '#web/ui/floor/page/floor-page.tsx';
import { ScanErrorScreen } from '#web/ui/floor/scan/scan-error.tsx';
import { usePageName } from '#web/ui/page/page-tab.ts';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import { FailedState } from '#web/ui/states/failed-state.tsx';
import { StaleBar } from '#web/ui/states/stale-bar.tsx';
import { AtWork } from './at-work.tsx';
import { BeforeWork } from './before-work.tsx';
import { NotAtWork } from './not-at-work.tsx';
import { useBenchScan } from './use-bench-scan.ts';

/** One repair on the bench, from the photos before it to the check after it. */
export const BenchRepair = ({ repairNo }: { repairNo: string }) => {
  const { t } = useTranslation();
  const { warehouse } = useUser();
  const scans = useBenchScan();
  const read = useRead(getRepair, { repairNo }, { quiet: true });
  useLiveReads(warehouse && repairShopTopic(warehouse.id), getRepair);
  usePageName(`${t('repairBench.title')} ${repairNo}`);
  const { data: repair, isError, error, refetch, dataUpdatedAt } = read;
  const meta = repair && [repairNo, repair.shopInfo.realname, repair.batchNo].filter(Boolean).join(' · ');

  const page = (body: React.ReactNode, side?: React.ReactNode) => (
    <FloorPage
      title={t('repairBench.title')}
      meta={meta ?? repairNo}
      back={withQuery(warehousePaths.repairs, {})}
      scan={{ placeholder: t('repairBench.scanNext'), onScan: scans.scan, trouble: scans.error?.code }}
      side={side}
    >
      {isError && repair && <StaleBar at={dataUpdatedAt} message={error.message} onRetry={() => void refetch()} />}
      {scans.error ? <ScanErrorScreen {...scans.error} onDismiss={scans.dismiss} place={repair && `${repairNo} · ${repair.remarks}`} /> : body}
    </FloorPage>
  );

  if (!repair)
    return page(
      isError ? (
        <FailedState message={[t('repairBench.detailFailed'), error.message].filter(Boolean).join(': ')} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={6} height={64} />
      ),
    );
  if (scans.error) return page(null);
  if (repair.status === 'approved' || repair.status === 'picked') return <BeforeWork repair={repair} page={page} />;
  return repair.status === 'started' ? <AtWork repair={repair} page={page} /> : page(<NotAtWork repair={repair} />);
};

import { ClipboardList } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { listRepairs, type RepairRow } from '#contracts/repair/repair-queries.ts';
import { repairShopTopic } from '#contracts/repair/repair-topics.ts';
import { useRead } from '#web/api/use-read.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { useLiveReads } from '#web/live/use-live.ts';
import { FloorStart } from '#web/ui/floor/page/floor-start.tsx';
import { FloorDone } from '#web/ui/floor/parts/floor-done.tsx';
import { FloorRow, FloorRows } from '#web/ui/floor/parts/floor-rows.tsx';
import { usePageName } from '#web/ui/page/page-tab.ts';
import { RepairTag } from '../list/repair-tag.tsx';
import { useBenchScan } from './use-bench-scan.ts';

/** The own tasks first, then what was moved to today, then whoever waits longest. */
export const inOrder = (rows: readonly RepairRow[], accountId: string): RepairRow[] => {
  const rank = ({ assignee, today }: RepairRow): number => (assignee?.id === accountId ? 0 : 2) + (today ? 0 : 1);
  return rows.filter(({ assignee }) => assignee == null || assignee.id === accountId).sort((a, b) => rank(a) - rank(b));
};

/** `scanned`: what brought one here. */
export const BenchStart = ({ scanned }: { scanned: string }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { id, warehouse } = useUser();
  const { error, scan, dismiss } = useBenchScan();
  const read = useRead(listRepairs, { wareId: warehouse?.id, view: 'queue', order: 'asc', size: 100 });
  useLiveReads(warehouse && repairShopTopic(warehouse.id), listRepairs);
  usePageName(t('repairBench.title'));
  const follow = useEffectEvent(() => scanned !== '' && scanned !== 'start' && scan(scanned));
  useEffect(() => {
    follow();
  }, []);

  return (
    <FloorStart
      title={t('repairBench.title')}
      meta={warehouse?.name}
      back={withQuery(warehousePaths.repairs, {})}
      placeholder={t('repairBench.scanItem')}
      onScan={scan}
      error={error}
      onDismiss={dismiss}
      read={read}
    >
      {({ data }) => {
        const rows = inOrder(data, id);
        if (rows.length === 0)
          return <FloorDone icon={ClipboardList} tone="idle" title={t('repairBench.nothing')} lines={[t('repairBench.nothingText')]} />;
        return (
          <FloorRows title={t('repairBench.waiting')}>
            {rows.map((row) => (
              <FloorRow
                key={row.repairNo}
                image={row.img}
                title={`${row.repairNo} · ${row.spec}`}
                text={[row.shelf, row.works.map(({ name }) => name).join(', ')].filter(Boolean).join(' · ')}
                end={<RepairTag repair={row} />}
                onClick={() => void navigate(withQuery(warehousePaths.repairs, { repairNo: row.repairNo }))}
              />
            ))}
          </FloorRows>
        );
      }}
    </FloorStart>
  );
};

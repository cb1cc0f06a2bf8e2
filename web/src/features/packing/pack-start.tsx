import { ClipboardList, PackageOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { boardTopic } from '#contracts/tasks/board-topic.ts';
import { listOrders } from '#contracts/outbound/order-queries.ts';
import { outboundStageWords } from '#contracts/outbound/order-statuses.ts';
import { useRead } from '#web/api/use-read.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { useWayBack } from '#web/core/routes/use-way-back.ts';
import { usePageName } from '#web/ui/page/page-tab.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useOrderScan } from '#web/shared/order-scan/use-order-scan.tsx';
import { useLiveReads } from '#web/live/use-live.ts';
import { FloorStart } from '#web/ui/floor/page/floor-start.tsx';
import { FloorDone } from '#web/ui/floor/parts/floor-done.tsx';
import { FloorRow, FloorRows } from '#web/ui/floor/parts/floor-rows.tsx';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { useOpenOrder, useScannedOrder } from './use-order.ts';

/** Which order: scanned, or one of those that are picked whole, or packed and not yet gone. */
export const PackStart = () => {
  const { t } = useTranslation();
  const back = useWayBack();
  const words = useWords();
  const { warehouse } = useUser();
  const open = useOpenOrder();
  const scans = useOrderScan(useScannedOrder());
  const read = useRead(listOrders, { wareId: warehouse?.id, stage: ['picking', 'packed', 'partial'], sort: 'gmtDue', order: 'asc', size: 100 });
  useLiveReads(warehouse && boardTopic(warehouse.id), listOrders);
  usePageName(t('packing.pages.packing'));

  return (
    <FloorStart title={t('packing.pages.packing')} meta={warehouse?.name} back={back} placeholder={t('packing.scanOrder')} {...scans} read={read}>
      {({ data }) => {
        const ready = data.filter(({ items, picked, packed, short }) => picked + short >= items || packed > 0);
        if (ready.length === 0) return <FloorDone icon={ClipboardList} tone="idle" title={t('packing.nothing')} lines={[t('packing.nothingText')]} />;
        return (
          <FloorRows title={t('packing.ready')}>
            {ready.map(({ oddNo, shopInfo, items, stage }) => (
              <FloorRow
                key={oddNo}
                lead={<PackageOpen size={22} strokeWidth={1.7} aria-hidden />}
                title={oddNo}
                text={`${shopInfo.realname} · ${t('packing.itemsInside', { count: items })}`}
                end={stage && <StatusTag tone={outboundStageWords[stage].tone}>{words(outboundStageWords[stage])}</StatusTag>}
                onClick={() => open({ oddNo })}
              />
            ))}
          </FloorRows>
        );
      }}
    </FloorStart>
  );
};

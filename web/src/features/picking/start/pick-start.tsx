import { ClipboardList } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useUser } from '#web/core/access/use-user.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { useWayBack } from '#web/core/routes/use-way-back.ts';
import { usePageName } from '#web/ui/page/page-tab.ts';
import { FloorStart } from '#web/ui/floor/page/floor-start.tsx';
import { FloorButton } from '#web/ui/floor/parts/floor-button.tsx';
import { FloorDone } from '#web/ui/floor/parts/floor-done.tsx';
import { FloorRows } from '#web/ui/floor/parts/floor-rows.tsx';
import { useOrderScan } from '#web/shared/order-scan/use-order-scan.tsx';
import { ownFirst, useOpenRound, useOpenWork, useScannedWork, workOf } from './use-open-work.ts';
import { WorkRow } from './work-row.tsx';

/** Which work: scanned, or chosen from what is open, the own first. */
export const PickStart = () => {
  const { t } = useTranslation();
  const back = useWayBack();
  const navigate = useNavigate();
  const { id, warehouse } = useUser();
  const read = useOpenWork();
  const open = useOpenRound();
  const scans = useOrderScan(useScannedWork());
  usePageName(t('picking.pages.picking'));

  return (
    <FloorStart title={t('picking.pages.picking')} meta={warehouse?.name} back={back} placeholder={t('picking.scanStart')} {...scans} read={read}>
      {({ data }) =>
        ownFirst(data, id).length === 0 ? (
          <FloorDone icon={ClipboardList} tone="idle" title={t('picking.startEmpty')} lines={[t('picking.startEmptyText')]}>
            <FloorButton onClick={() => void navigate(withQuery(warehousePaths.shipWithLabel, {}))}>{t('picking.toOrders')}</FloorButton>
          </FloorDone>
        ) : (
          <FloorRows title={t('picking.startTitle')}>
            {ownFirst(data, id).map((order) => (
              <WorkRow key={order.oddNo} order={order} onOpen={() => open(workOf(order))} />
            ))}
          </FloorRows>
        )
      }
    </FloorStart>
  );
};

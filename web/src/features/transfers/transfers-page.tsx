import { Button } from 'antd';
import { ArrowLeftRight, ScanBarcode } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useNavigate } from 'react-router-dom';
import { requestTypeOf } from '#contracts/item/order-kinds.ts';
import { everythingTopic, warehouseTopic } from '#contracts/kernel/topics/list-topics.ts';
import { listTransfers, transferViews, type TransferRow } from '#contracts/transfers/transfer-endpoints.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { orderLink } from '#web/core/links/orders/order-link.ts';
import { useViewpoint } from '#web/core/links/viewpoint.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { defineList } from '#web/core/list/define-list.ts';
import { ListPage } from '#web/core/list/list-page.tsx';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { useMayOpen } from '#web/core/routes/permitted-pages.ts';
import { useWarehouseFilter } from '#web/shared/reference/use-warehouse-filter.ts';
import type { Filter } from '#web/ui/list/filters/filter.ts';
import { TransferCard } from './transfer-card.tsx';
import { useTransferColumns } from './use-transfer-columns.tsx';

/** Transfers between warehouses as both ends see them (R1.13): to receive, to send, on their way, and done. */
const transfers = defineList({
  name: 'transfers',
  endpoint: listTransfers,
  rowKey: ({ oddNo }: TransferRow) => oddNo,
  version: ({ version }) => version,
  useTopic: () => {
    const { warehouse } = useUser();
    return warehouse ? warehouseTopic('transfers', warehouse.id) : everythingTopic('transfers');
  },
  tabs: { all: transferViews, pinned: transferViews, initial: 'toReceive', label: (view, { t }) => t(`transfers.views.${view}`) },
  useColumns: useTransferColumns,
  useFilters: ({ t }) => {
    const { terminal } = useUser();
    const warehouses = useWarehouseFilter();
    const text: Filter = { kind: 'text', name: 'text', label: t('transfers.search') };
    return terminal === 'admin' ? [text, warehouses] : [text];
  },
  useOpen: () => useOpenTransfer(),
  countOf: (count, { t }) => t('transfers.count', { count }),
  Card: TransferCard,
  Toolbar: () => <StartReceiving />,
  empty: ({ t }) => ({ icon: ArrowLeftRight, title: t('transfers.emptyTitle'), text: t('transfers.emptyText') }),
});

export default function TransfersPage() {
  return <ListPage list={transfers} />;
}

/** What is still to be sent opens as an order of the floor; what is on its way, at the bench. */
const useOpenTransfer = () => {
  const place = useViewpoint();
  const navigate = useNavigate();
  return useCallback(
    ({ oddNo, state }: TransferRow) => {
      const isSent = state === 'outOfWarehouse' || state === 'completed';
      const to =
        place.terminal === 'warehouse' && isSent
          ? withQuery(warehousePaths.receiveTransfer, { oddNo })
          : orderLink(place, { type: requestTypeOf.warehouseTransfer, oddNo });
      if (to !== undefined) void navigate(to);
    },
    [navigate, place],
  );
};

const StartReceiving = () => {
  const { t } = useTranslation();
  const mayOpen = useMayOpen();
  const href = useHref(warehousePaths.receiveTransfer);
  if (!mayOpen(warehousePaths.receiveTransfer)) return null;
  return (
    <Button type="primary" href={href} icon={<ScanBarcode size={15} aria-hidden />}>
      {t('transfers.start')}
    </Button>
  );
};

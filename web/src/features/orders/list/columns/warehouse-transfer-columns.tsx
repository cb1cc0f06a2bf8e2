import type { TFunction } from 'i18next';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { TrackingCell } from '#web/shared/order/tracking-cell.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { Money } from '#web/ui/text/money.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';

/** From where, to where, and how far it is on its way. */
export const warehouseTransferColumns = (t: TFunction): Column<OrderRow>[] => [
  { key: 'warehouse', title: t('orders.from'), width: 148, render: ({ wareName }) => wareName },
  { key: 'toWarehouse', title: t('orders.to'), width: 148, render: ({ toWarehouse }) => toWarehouse?.name },
  { key: 'tracking', title: t('orders.logNo'), render: (row) => <TrackingCell order={row} /> },
  { key: 'fee', title: t('orders.fee'), width: 76, numeric: true, render: ({ fee, heldFee }) => <Money cents={fee ?? heldFee ?? null} /> },
  { key: 'sent', title: t('orders.sent'), width: 152, optional: true, sort: 'outTime', render: ({ outTime }) => <TimeText at={outTime} /> },
  {
    key: 'finished',
    title: t('orders.finished'),
    width: 152,
    optional: true,
    sort: 'gmtFinish',
    render: ({ gmtFinish }) => <TimeText at={gmtFinish} />,
  },
];

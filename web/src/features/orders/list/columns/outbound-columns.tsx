import type { TFunction } from 'i18next';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { DueCell } from '#web/shared/order/due-cell.tsx';
import { OrderProgress } from '#web/shared/order/order-progress.tsx';
import { TrackingCell } from '#web/shared/order/tracking-cell.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { Money } from '#web/ui/text/money.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';

/** How far the floor is, and what the parcel travels under. */
export const outboundColumns = (t: TFunction): Column<OrderRow>[] => [
  { key: 'progress', title: t('orders.progress'), width: 178, render: (row) => <OrderProgress order={row} /> },
  { key: 'tracking', title: t('orders.logNo'), render: (row) => <TrackingCell order={row} /> },
  { key: 'warehouse', title: t('orders.warehouse'), width: 150, optional: true, render: ({ wareName }) => wareName },
  { key: 'fee', title: t('orders.fee'), width: 76, numeric: true, render: ({ fee }) => <Money cents={fee} /> },
  { key: 'due', title: t('orders.due'), width: 152, optional: true, sort: 'gmtDue', render: (row) => <DueCell order={row} /> },
  { key: 'out', title: t('orders.out'), width: 152, optional: true, sort: 'outTime', render: ({ outTime }) => <TimeText at={outTime} /> },
];

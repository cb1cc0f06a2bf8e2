import type { TFunction } from 'i18next';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import type { Column } from '#web/ui/list/columns.ts';
import { Money } from '#web/ui/text/money.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';

/** What the operator offers for the items. */
export const cashOutColumns = (t: TFunction): Column<OrderRow>[] => [
  { key: 'price', title: t('orders.quotation'), width: 112, numeric: true, render: ({ price }) => <Money cents={price} /> },
  { key: 'warehouse', title: t('orders.warehouse'), render: ({ wareName }) => wareName },
  { key: 'finished', title: t('orders.finished'), width: 152, sort: 'gmtFinish', render: ({ gmtFinish }) => <TimeText at={gmtFinish} /> },
];

import type { TFunction } from 'i18next';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import type { Column } from '../../../../ui/list/columns.ts';
import { Money } from '../../../../ui/text/money.tsx';

/** What is asked for the item, and what it was sold for. */
export const consignmentColumns = (t: TFunction): Column<OrderRow>[] => [
  { key: 'platform', title: t('orders.platform'), render: ({ platform }) => platform ?? '–' },
  { key: 'price', title: t('orders.price'), width: 112, numeric: true, render: ({ price }) => <Money cents={price} /> },
  { key: 'soldPrice', title: t('orders.soldPrice'), width: 112, numeric: true, render: ({ soldPrice }) => <Money cents={soldPrice} /> },
];

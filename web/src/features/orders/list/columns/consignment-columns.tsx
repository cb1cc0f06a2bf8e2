import type { TFunction } from 'i18next';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { Goods } from '#web/ui/goods/goods.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { Money } from '#web/ui/text/money.tsx';

/** The item, what is asked for it, what it was sold for, and what of that is the seller's: what was paid, or what is to be by the rates of today. */
export const consignmentColumns = (t: TFunction): Column<OrderRow>[] => [
  { key: 'goods', title: t('orders.item'), render: ({ goods }) => goods && <Goods picture={goods.img} name={goods.remarks} number={goods.sku} /> },
  { key: 'size', title: t('orders.size'), width: 56, numeric: true, render: ({ goods }) => goods?.spec },
  { key: 'platform', title: t('orders.platform'), width: 132, render: ({ platform }) => platform ?? '–' },
  { key: 'price', title: t('orders.price'), width: 112, numeric: true, render: ({ price }) => <Money cents={price} /> },
  { key: 'soldPrice', title: t('orders.soldPrice'), width: 112, numeric: true, render: ({ soldPrice }) => <Money cents={soldPrice} /> },
  { key: 'payout', title: t('orders.payout'), width: 112, numeric: true, render: ({ settlement }) => <Money cents={settlement?.payout} /> },
];

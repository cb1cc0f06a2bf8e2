import type { TFunction } from 'i18next';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import type { Column } from '#web/ui/list/columns.ts';
import { Money } from '#web/ui/text/money.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';

/** Whose the items were, and whose they are to be. */
export const transferColumns = (t: TFunction): Column<OrderRow>[] => [
  { key: 'sender', title: t('orders.sender'), width: 148, render: ({ shopInfo }) => shopInfo.realname },
  { key: 'recipient', title: t('orders.recipient'), width: 148, render: ({ targetShop }) => targetShop?.realname },
  { key: 'warehouse', title: t('orders.warehouse'), render: ({ wareName }) => wareName },
  { key: 'fee', title: t('orders.fee'), width: 76, numeric: true, render: ({ fee }) => <Money cents={fee} /> },
  {
    key: 'finished',
    title: t('orders.finished'),
    width: 152,
    optional: true,
    sort: 'gmtFinish',
    render: ({ gmtFinish }) => <TimeText at={gmtFinish} />,
  },
];

import type { TFunction } from 'i18next';
import type { OrderDetail } from '#contracts/outbound/order-rows.ts';
import type { Fact } from '../../../ui/page/section.tsx';
import { Money } from '../../../ui/text/money.tsx';
import { TimeText } from '../../../ui/text/time-text.tsx';

/** Where the item is offered, for how much, and what it was sold for. */
export const consignmentFacts = ({ platform, price, soldPrice, outTime }: OrderDetail, t: TFunction): (Fact | false)[] => [
  platform !== null && { label: t('orders.platform'), value: platform },
  { label: t('orders.price'), value: <Money cents={price} /> },
  soldPrice !== null && { label: t('orders.soldPrice'), value: <Money cents={soldPrice} /> },
  outTime !== null && { label: t('orders.out'), value: <TimeText at={outTime} /> },
];

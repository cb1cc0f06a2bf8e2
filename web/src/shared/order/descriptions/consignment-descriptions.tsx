import type { TFunction } from 'i18next';
import type { OrderDetail } from '#contracts/outbound/order-rows.ts';
import { TrackingLink } from '#web/core/links/tracking-link.tsx';
import type { DescriptionItem } from '#web/ui/page/section.tsx';
import { Money } from '#web/ui/text/money.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { OddPriceNote } from '../prices/odd-price-note.tsx';

/** Where the item is offered, for how much, and what it was sold for; the platform's number where the viewer may know it (R6.44). */
export const consignmentDescriptions = (
  { platform, price, soldPrice, settlement, outTime, platOrderNo, carrier, logNo, itemList }: OrderDetail,
  t: TFunction,
): (DescriptionItem | false)[] => [
  platform !== null && { label: t('orders.platform'), value: platform },
  {
    label: t('orders.price'),
    value: (
      <>
        <Money cents={price} />
        <OddPriceNote price={price} item={itemList[0]} />
      </>
    ),
  },
  soldPrice !== null && { label: t('orders.soldPrice'), value: <Money cents={soldPrice} /> },
  settlement !== undefined && { label: t('orders.payout'), value: <Money cents={settlement.payout} /> },
  platOrderNo != null && { label: t('orders.platOrderNo'), value: platOrderNo },
  carrier !== null && { label: t('orders.carrier'), value: carrier },
  logNo !== null && { label: t('orders.logNo'), value: <TrackingLink code={logNo} carrier={carrier} /> },
  outTime !== null && { label: t('orders.out'), value: <TimeText at={outTime} /> },
];

import type { TFunction } from 'i18next';
import type { OrderDetail } from '#contracts/outbound/order-rows.ts';
import type { DescriptionItem } from '#web/ui/page/section.tsx';
import { Money } from '#web/ui/text/money.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';

/** Whose the items were, whose they are to be, and what the operator takes for it. */
export const transferDescriptions = ({ shopInfo, targetShop, fee, state, gmtFinish }: OrderDetail, t: TFunction): (DescriptionItem | false)[] => [
  { label: t('orders.sender'), value: shopInfo.realname },
  { label: t('orders.recipient'), value: targetShop?.realname },
  fee !== null && { label: t('orders.fee'), value: <Money cents={fee} /> },
  state === 'completed' && { label: t('orders.finished'), value: <TimeText at={gmtFinish} /> },
];

import type { TFunction } from 'i18next';
import type { OrderDetail } from '#contracts/outbound/order-rows.ts';
import type { DescriptionItem } from '#web/ui/page/section.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { feeDescription } from './fee-description.tsx';

/** Whose the items were, whose they are to be, and what the operator takes for it. */
export const transferDescriptions = (order: OrderDetail, t: TFunction): (DescriptionItem | false)[] => {
  const { shopInfo, targetShop, fee, heldFee, state, gmtFinish } = order;
  return [
    { label: t('orders.sender'), value: shopInfo.realname },
    { label: t('orders.recipient'), value: targetShop?.realname },
    (fee !== null || heldFee != null) && feeDescription(order, t),
    state === 'completed' && { label: t('orders.finished'), value: <TimeText at={gmtFinish} /> },
  ];
};

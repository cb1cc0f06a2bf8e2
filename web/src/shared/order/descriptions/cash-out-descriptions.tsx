import type { TFunction } from 'i18next';
import type { OrderDetail } from '#contracts/outbound/order-rows.ts';
import type { DescriptionItem } from '#web/ui/page/section.tsx';
import { Money } from '#web/ui/text/money.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';

/** What the operator pays for the items. */
export const cashOutDescriptions = ({ price, state, gmtFinish }: OrderDetail, t: TFunction): (DescriptionItem | false)[] => [
  { label: t('orders.quotation'), value: price === null ? t('orders.notQuoted') : <Money cents={price} /> },
  state === 'completed' && { label: t('orders.finished'), value: <TimeText at={gmtFinish} /> },
];

import type { TFunction } from 'i18next';
import type { OrderDetail } from '#contracts/outbound/order-rows.ts';
import { TrackingLink } from '#web/core/links/tracking-link.tsx';
import type { DescriptionItem } from '#web/ui/page/section.tsx';
import { Money } from '#web/ui/text/money.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { feeDescription } from './fee-description.tsx';
import { BulkReshipNumber } from '../bulk-reship-number.tsx';
import { addressLines } from '../address/address-lines.ts';
import { DueCell } from '../due-cell.tsx';
import styles from '../order.module.css';
import { trackingOf } from '../tracking-cell.tsx';

/** Where it goes, by when, and for how much. */
export const outboundDescriptions = (order: OrderDetail, t: TFunction): (DescriptionItem | false)[] => {
  const { address } = order;
  const { code, carrier } = trackingOf(order);
  return [
    carrier !== undefined && { label: t('orders.carrier'), value: carrier },
    code !== undefined && { label: t('orders.logNo'), value: <TrackingLink code={code} carrier={carrier} /> },
    address !== null && {
      label: t('orders.shipTo'),
      value: <address className={styles['address']}>{addressLines(address).join('\n')}</address>,
      tall: true,
    },
    order.bulkNo !== null && { label: t('orders.bulkReship'), value: <BulkReshipNumber bulkNo={order.bulkNo} /> },
    feeDescription(order, t),
    order.walletBalance !== undefined && { label: t('orders.walletBalance'), value: <Money cents={order.walletBalance} /> },
    order.gmtDue !== null && { label: t('orders.due'), value: <DueCell order={order} /> },
    order.dropship && { label: t('orders.kind'), value: t('orders.dropship') },
    order.gmtApproved !== null && { label: t('orders.approved'), value: <TimeText at={order.gmtApproved} /> },
    order.outTime !== null && { label: t('orders.out'), value: <TimeText at={order.outTime} /> },
  ];
};

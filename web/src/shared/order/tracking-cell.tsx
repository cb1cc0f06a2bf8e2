import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { TrackingLink } from '#web/core/links/tracking-link.tsx';
import styles from './order.module.css';

/** What the parcel travels under: as it was handed over, until then as its label says. */
export const trackingOf = ({ logNo, carrier, label }: Pick<OrderRow, 'logNo' | 'carrier' | 'label'>) => ({
  code: logNo ?? label?.logNo,
  carrier: carrier ?? label?.carrier,
});

export const TrackingCell = ({ order }: { order: Pick<OrderRow, 'logNo' | 'carrier' | 'label'> }) => {
  const { code, carrier } = trackingOf(order);
  if (code === undefined) return <span className={styles['quiet']}>–</span>;
  return (
    <>
      <TrackingLink code={code} carrier={carrier} /> <small className={styles['quiet']}>{carrier}</small>
    </>
  );
};

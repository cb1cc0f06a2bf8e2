import { useTranslation } from 'react-i18next';
import type { ShippingLabelRow } from '#contracts/labels/shipping/shipping-label-queries.ts';
import { TrackingLink } from '#web/core/links/tracking-link.tsx';
import styles from './label-center.module.css';

/** The number of the parcel; while the carrier is asked for it, our own of the label. */
export const LabelNumber = ({ label: { logNo, carrier, labelNo } }: { label: Pick<ShippingLabelRow, 'logNo' | 'carrier' | 'labelNo'> }) => {
  const { t } = useTranslation();
  if (logNo !== '') return <TrackingLink code={logNo} carrier={carrier} />;
  return (
    <span className={`code ${styles['unnumbered']}`} title={t('labels.noNumberYet')}>
      {labelNo}
    </span>
  );
};

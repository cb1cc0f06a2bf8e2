import { useTranslation } from 'react-i18next';
import type { ShippingLabelRow } from '#contracts/labels/shipping/shipping-label-queries.ts';
import { formatMoney } from '#web/ui/text/formats.ts';
import { TimeText } from '#web/ui/text/time-text.tsx';
import styles from '../label-center.module.css';

/** What became of the label, newest first. */
export const LabelHistory = ({ label: { gmtCreate, gmtVoided, gmtRefunded, feeCents, reason } }: { label: ShippingLabelRow }) => {
  const { t } = useTranslation();
  const steps = [
    { at: gmtRefunded, name: t('labels.events.refunded'), said: formatMoney(feeCents, { signed: true }) },
    { at: gmtVoided, name: t('labels.events.voided'), said: reason },
    { at: gmtCreate, name: t('labels.events.bought'), said: formatMoney(-feeCents) },
  ];
  return (
    <ol className={styles['history']}>
      {steps
        .filter(({ at }) => at !== null)
        .map(({ at, name, said }) => (
          <li key={name}>
            <div>
              <strong>{name}</strong>
              <TimeText at={at} />
            </div>
            <p>{said}</p>
          </li>
        ))}
    </ol>
  );
};

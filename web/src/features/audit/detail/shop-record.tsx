import { useTranslation } from 'react-i18next';
import type { OrderDetail } from '#contracts/outbound/order-rows.ts';
import { formatDuration } from '#web/ui/text/duration.ts';
import styles from '../review.module.css';

/** What the seller applied for before, and what became of it. */
export const ShopRecord = ({ name, record }: { name: string; record: NonNullable<OrderDetail['shopRecord']> }) => {
  const { t } = useTranslation();
  const figures = [
    [t('audit.applications'), record.applications],
    [t('audit.approvedCount'), record.approved],
    [t('audit.rejectedCount'), record.rejected],
    [t('audit.recalledCount'), record.recalled],
    [t('audit.medianReview'), record.medianReviewMs === null ? '–' : formatDuration(record.medianReviewMs, t)],
  ] as const;
  return (
    <div className={styles['record']}>
      <div>
        <strong>{name}</strong>
        <span>{t('audit.last90')}</span>
      </div>
      {figures.map(([label, value]) => (
        <div key={label}>
          <span>{label}</span>
          <strong className="figures">{value}</strong>
        </div>
      ))}
    </div>
  );
};

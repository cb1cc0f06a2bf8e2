import { useTranslation } from 'react-i18next';
import type { Settlement } from '#contracts/outbound/order-rows.ts';
import { Money } from '#web/ui/text/money.tsx';
import styles from './money.module.css';

/** From what something was sold for to what its seller gets of it. */
export const SettlementSums = ({ settlement: { sold, platformFee, consignmentFee, payout } }: { settlement: Settlement }) => {
  const { t } = useTranslation();
  const rows = [
    { label: t('orders.soldPrice'), cents: sold },
    { label: t('orders.platformFee'), cents: 0 - platformFee },
    { label: t('orders.consignmentFee'), cents: 0 - consignmentFee },
    { label: t('orders.payout'), cents: payout, isResult: true },
  ];
  return (
    <dl className={styles['sums']}>
      {rows.map(({ label, cents, isResult }) => (
        <div key={label} data-result={isResult}>
          <dt>{label}</dt>
          <dd>
            <Money cents={cents} />
          </dd>
        </div>
      ))}
    </dl>
  );
};

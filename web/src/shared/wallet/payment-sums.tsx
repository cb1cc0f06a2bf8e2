import { useTranslation } from 'react-i18next';
import { formatMoney } from '#web/ui/text/formats.ts';
import { Money } from '#web/ui/text/money.tsx';
import styles from './payment-sums.module.css';

interface Props {
  costCents: number;
  /** What of the wallet can be spent, in cents; undefined where it cannot be read. */
  availableCents: number | undefined;
}

/** What something costs, what can be spent, and what that leaves in it. */
export const PaymentSums = ({ costCents, availableCents }: Props) => {
  const { t } = useTranslation();
  const left = availableCents === undefined ? undefined : availableCents - costCents;
  const isShort = left !== undefined && left < 0;
  return (
    <>
      <dl className={styles['sums']}>
        <div>
          <dt>{t('payment.fee')}</dt>
          <dd>
            <Money cents={costCents} />
          </dd>
        </div>
        {availableCents !== undefined && left !== undefined && (
          <>
            <div>
              <dt>{t('payment.balance')}</dt>
              <dd>
                <Money cents={availableCents} />
              </dd>
            </div>
            <div data-look={isShort ? 'short' : 'after'}>
              <dt>{t('payment.after')}</dt>
              <dd>
                <Money cents={left} />
              </dd>
            </div>
          </>
        )}
      </dl>
      {isShort && <p className={styles['short']}>{t('payment.short', { amount: formatMoney(-left) })}</p>}
    </>
  );
};

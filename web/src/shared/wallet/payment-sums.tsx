import { useTranslation } from 'react-i18next';
import { formatMoney } from '#web/ui/text/formats.ts';
import { Money } from '#web/ui/text/money.tsx';
import styles from './payment-sums.module.css';
import { RechargeLink } from './recharge-link.tsx';
import { shortBy, type Spendable } from './spendable.ts';

interface Props {
  costCents: number;
  /** Whether it may come to more, which somebody has to agree to first. */
  isLeast?: boolean;
  /** Undefined where it cannot be read. */
  wallet: Spendable | undefined;
  /** Whether the way to recharge stands with what is missing; a dialog has a button of its own. */
  offersRecharge?: boolean;
}

/** What something costs, what can be spent, and what that leaves in it. */
export const PaymentSums = ({ costCents, isLeast = false, wallet, offersRecharge = false }: Props) => {
  const { t } = useTranslation();
  const missing = shortBy(costCents, wallet);
  return (
    <>
      <dl className={styles['sums']}>
        <div>
          <dt>{t('payment.fee')}</dt>
          <dd>{isLeast ? t('payment.from', { amount: formatMoney(costCents) }) : <Money cents={costCents} />}</dd>
        </div>
        {wallet && (
          <>
            <div>
              <dt>{t('payment.balance')}</dt>
              <dd>
                <Money cents={wallet.availableCents} />
              </dd>
            </div>
            <div data-look={missing > 0 ? 'short' : 'after'}>
              <dt>{t('payment.after')}</dt>
              <dd>
                <Money cents={wallet.availableCents - costCents} />
              </dd>
            </div>
          </>
        )}
      </dl>
      {missing > 0 && (
        <p className={styles['short']} role="alert">
          {t('payment.short', { amount: formatMoney(missing) })} {offersRecharge && <RechargeLink />}
        </p>
      )}
    </>
  );
};

import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWords } from '#web/i18n/use-words.ts';
import { PaymentSums } from '#web/shared/wallet/payment-sums.tsx';
import { useSpendable } from '#web/shared/wallet/use-spendable.ts';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import styles from './application-fee.module.css';
import type { ApplicationFee } from './use-application-fee.ts';

/** What the application costs, how that comes about, and what it leaves in the wallet; the operator pays itself nothing. */
export const ApplicationFeeSums = ({ fee: { isOwnGoods, isPending, isError, fee, refetch } }: { fee: ApplicationFee }) => {
  const { t } = useTranslation();
  const words = useWords();
  const wallet = useSpendable();
  if (isOwnGoods) return null;
  return (
    <section className={styles['fee']} aria-label={t('payment.fee')} aria-live="polite">
      {isPending && <SkeletonRows rows={3} height={20} />}
      {!fee && isError && (
        <p>
          {t('payment.feeUnread')}{' '}
          <Button type="link" size="small" onClick={() => void refetch()}>
            {t('ui.retry')}
          </Button>
        </p>
      )}
      {!fee && !isPending && !isError && <p>{t('payment.noCardFee')}</p>}
      {fee && (
        <>
          <PaymentSums costCents={fee.cents} isLeast={fee.isLeast} wallet={wallet} offersRecharge />
          <p>
            {words(fee.explanation.formula)}
            {fee.explanation.facts.map(({ label, value }) => (
              <span key={label.en}>{` · ${words(value)}`}</span>
            ))}
          </p>
          <p>{t(fee.isLeast ? 'payment.leastHeldUntilApproved' : 'payment.heldUntilApproved')}</p>
        </>
      )}
    </section>
  );
};

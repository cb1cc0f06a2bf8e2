import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { PaymentSums } from '#web/shared/wallet/payment-sums.tsx';
import { useSpendable } from '#web/shared/wallet/use-spendable.ts';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import styles from './form.module.css';
import type { BulkReshipFee } from './use-bulk-reship-form.ts';

/** What all boxes cost together, and what that leaves in the wallet; the operator pays itself nothing. */
export const FeeSums = ({ fee }: { fee: BulkReshipFee }) => {
  const { t } = useTranslation();
  const wallet = useSpendable();
  if (fee.isOwnGoods) return null;
  return (
    <section className={styles['fee']} aria-label={t('payment.fee')} aria-live="polite">
      {fee.isPending && <SkeletonRows rows={3} height={20} />}
      {fee.isError && (
        <p>
          {t('bulkReships.feeUnread')}{' '}
          <Button type="link" size="small" onClick={() => void fee.refetch()}>
            {t('ui.retry')}
          </Button>
        </p>
      )}
      {!fee.isPending && !fee.isError && fee.cents === 0 && <p>{t('bulkReships.noCardFee')}</p>}
      {!fee.isPending && fee.cents > 0 && (
        <>
          <PaymentSums costCents={fee.cents} isLeast={fee.isLeast} wallet={wallet} offersRecharge />
          <p>{t('bulkReships.held')}</p>
        </>
      )}
    </section>
  );
};

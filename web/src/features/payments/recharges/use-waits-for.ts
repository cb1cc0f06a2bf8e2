import { useTranslation } from 'react-i18next';
import type { RechargeRow } from '#contracts/payments/recharge-queries.ts';
import { formatMoney } from '#web/ui/text/formats.ts';

type Waiting = Pick<RechargeRow, 'status' | 'method' | 'seenCents' | 'refundedCents'>;

/** Who has to do something next, in words; once it has ended, what has become of it since, or nothing. */
export const useWaitsFor = (): ((recharge: Waiting) => string | undefined) => {
  const { t } = useTranslation();
  return ({ status, seenCents, refundedCents }) => {
    switch (status) {
      case 'submitted':
        return t('recharge.waitsFor.transfer');
      case 'underReview':
        return seenCents === null ? t('recharge.waitsFor.review') : t('recharge.waitsFor.booking', { amount: formatMoney(seenCents) });
      case 'auditSuccessful':
        return t('recharge.waitsFor.second');
      case 'paying':
        return t('recharge.waitsFor.buyer');
      case 'completed':
        return refundedCents > 0 ? t('recharge.refundedOf', { amount: formatMoney(refundedCents) }) : undefined;
      case 'successfulPayment':
      case 'rejected':
      case 'expired':
      case 'reversed':
        return undefined;
    }
  };
};

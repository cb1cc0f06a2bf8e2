import { useTranslation } from 'react-i18next';
import type { WithdrawalRow } from '#contracts/withdrawals/withdrawal-queries.ts';

/** Whom a withdrawal waits for, in words; empty once it has ended. */
export const useWaitsFor = () => {
  const { t } = useTranslation();
  return ({ status, payout, approvals }: Pick<WithdrawalRow, 'status' | 'payout' | 'approvals'>): string => {
    switch (status) {
      case 'submitted':
        return t('withdrawal.waitsFor.review');
      case 'underReview':
        return approvals > 0 ? t('withdrawal.waitsFor.second') : t('withdrawal.waitsFor.approval');
      case 'auditSuccessful':
        return t('withdrawal.waitsFor.payment');
      case 'paying':
        return payout === 'unknown'
          ? t('withdrawal.waitsFor.unknown')
          : t(payout === null ? 'withdrawal.waitsFor.order' : 'withdrawal.waitsFor.bank');
      case 'successfulPayment':
        return t('withdrawal.waitsFor.statement');
      case 'completed':
      case 'rejected':
      case 'cancelled':
      case 'returned':
        return '';
    }
  };
};

import { useTranslation } from 'react-i18next';
import { RechargeLink } from '#web/shared/wallet/recharge-link.tsx';
import { useSpendable } from '#web/shared/wallet/use-spendable.ts';
import { formatMoney } from '#web/ui/text/formats.ts';
import styles from './below-zero-banner.module.css';

/** What a seller owes, on every page until it is recharged. */
export const BelowZeroBanner = () => {
  const { t } = useTranslation();
  const wallet = useSpendable();
  if (wallet === undefined || wallet.availableCents >= 0) return null;
  return (
    <p className={styles['banner']} role="status">
      {t('shell.belowZero', { amount: formatMoney(-wallet.availableCents) })} <RechargeLink />
    </p>
  );
};

import { useTranslation } from 'react-i18next';
import { formatRechargeCode } from '#contracts/payments/recharge-code.ts';
import { rechargeApplies } from '#contracts/payments/recharge-fields.ts';
import { getPaymentWays } from '#contracts/payments/recharge-queries.ts';
import { useRead } from '#web/api/use-read.ts';
import { useMay } from '#web/core/access/use-user.ts';
import { CopyButton } from '#web/ui/text/one-id.tsx';
import styles from '../recharges.module.css';

/** The code that a transfer has to quote, and where to transfer to (R9.37). */
export const HowToPay = () => {
  const { t } = useTranslation();
  const mayPay = useMay(...rechargeApplies);
  const { data } = useRead(getPaymentWays, undefined, { quiet: true, enabled: mayPay });
  if (!data) return null;
  const { code, bank } = data;
  const account: readonly (readonly [label: string, value: string])[] = bank
    ? [
        [t('recharge.beneficiary'), bank.beneficiary],
        [t('recharge.bank'), bank.bankName],
        [t('recharge.routingNumber'), bank.routingNumber],
        [t('recharge.accountNumber'), bank.accountNumber],
      ]
    : [];
  return (
    <section className={styles['ways']} aria-label={t('recharge.byTransfer')}>
      <div className={styles['code']}>
        <small>{t('recharge.code')}</small>
        <span>
          <strong className="code">{formatRechargeCode(code)}</strong>
          <CopyButton text={code} />
        </span>
        <p>{t('recharge.codeText')}</p>
      </div>
      {bank ? (
        <dl>
          {account.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>{t('recharge.noBank')}</p>
      )}
    </section>
  );
};

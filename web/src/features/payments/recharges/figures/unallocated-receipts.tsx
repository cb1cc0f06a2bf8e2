import { useTranslation } from 'react-i18next';
import { allRechargesTopic } from '#contracts/payments/recharge-topics.ts';
import { listReceipts } from '#contracts/payments/recharge-queries.ts';
import { useRead } from '#web/api/use-read.ts';
import { useLiveReads } from '#web/live/use-live.ts';
import { formatMoney } from '#web/ui/text/formats.ts';
import styles from '../recharges.module.css';

/** Money whose owner nobody knows yet: it is matched by approving the recharge that it belongs to. */
export const UnallocatedReceipts = () => {
  const { t } = useTranslation();
  useLiveReads(allRechargesTopic, listReceipts);
  const receipts = useRead(listReceipts, undefined, { quiet: true }).data?.records ?? [];
  if (receipts.length === 0) return null;
  return (
    <section className={styles['receipts']} aria-label={t('recharge.receipts')}>
      <h2>{t('recharge.receipts')}</h2>
      <p>{t('recharge.receiptsText')}</p>
      <ul>
        {receipts.map(({ bankRef, receivedOn, cents, text }) => (
          <li key={bankRef}>
            <span className="code">{bankRef}</span>
            <span>{receivedOn}</span>
            <strong className="figures">{formatMoney(cents)}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

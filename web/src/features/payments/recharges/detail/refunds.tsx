import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { RechargeRow } from '#contracts/payments/recharge-queries.ts';
import { postingLink } from '#web/core/links/posting-link.ts';
import { useViewpoint } from '#web/core/links/viewpoint.ts';
import { Section } from '#web/ui/page/section.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';
import { Money } from '#web/ui/text/money.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import styles from './refunds.module.css';

/** What the provider gave back to the buyer, each time with what it took from the wallet. */
export const Refunds = ({ recharge: { refunds, refundedCents, payment } }: { recharge: RechargeRow }) => {
  const { t } = useTranslation();
  const place = useViewpoint();
  if (refunds.length === 0) return null;
  const unit = payment.currency === 'CNY' ? '¥' : '$';
  return (
    <Section title={t('recharge.refunds')}>
      <ul className={styles['refunds']}>
        {refunds.map(({ id, gmtCreate, paidBackCents, cents, postingId }) => (
          <li key={id}>
            <span className={styles['what']}>
              <span>{t('recharge.paidBack', { amount: formatMoney(paidBackCents, { unit }) })}</span>
              <small>
                <TimeText at={gmtCreate} /> · <span className="code">{id}</span>
              </small>
            </span>
            <span className={styles['taken']}>
              <Money cents={-cents} />
              {postingId !== null && (
                <small>
                  <Link to={postingLink(place, postingId)}>{t('recharge.openPosting')}</Link>
                </small>
              )}
            </span>
          </li>
        ))}
        <li className={styles['sum']}>
          <span>{t('recharge.takenBack')}</span>
          <Money cents={-refundedCents} />
        </li>
      </ul>
    </Section>
  );
};

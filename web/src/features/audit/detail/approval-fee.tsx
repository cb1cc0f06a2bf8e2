import { useTranslation } from 'react-i18next';
import { chargedServiceOf } from '#contracts/fees/charged-services.ts';
import { getProposedFee } from '#contracts/fees/proposed-fee.ts';
import { orderKindOf } from '#contracts/item/order-kinds.ts';
import type { OrderDetail } from '#contracts/outbound/order-rows.ts';
import { useRead } from '#web/api/use-read.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { Section } from '#web/ui/page/section.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';
import styles from '../review.module.css';

/** Before a request is approved without a quotation: what that takes from its seller, and how it comes about, or that it takes nothing. */
export const ApprovalFee = ({ order: { oddNo, type, actions } }: { order: OrderDetail }) => {
  const { t } = useTranslation();
  const words = useWords();
  const enabled = actions.includes('approve') && chargedServiceOf[orderKindOf(type)] !== undefined;
  const { data } = useRead(getProposedFee, { oddNo }, { enabled, quiet: true });
  if (!enabled || !data) return null;
  const { standing, fee } = data;
  const key = fee?.isLeast && standing !== 'none' ? (`audit.leastStandings.${standing}` as const) : (`audit.standings.${standing}` as const);
  return (
    <Section title={t('audit.approvalFee')}>
      <p className={styles['fee']} data-standing={standing}>
        {t(key, { amount: formatMoney(fee?.cents ?? 0) })}
      </p>
      {fee && (
        <p className={styles['formula']}>
          {words(fee.explanation.formula)}
          {fee.explanation.facts.map(({ label, value }) => (
            <span key={label.en}>{` · ${words(value)}`}</span>
          ))}
        </p>
      )}
    </Section>
  );
};

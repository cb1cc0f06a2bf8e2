import { useTranslation } from 'react-i18next';
import { rechargeStatuses } from '#contracts/payments/recharge-events.ts';
import { formatRechargeCode } from '#contracts/payments/recharge-code.ts';
import { disputeReasons, paymentMethods, reasonWords, type RechargeEventName } from '#contracts/payments/recharge-events.ts';
import type { RechargeRow } from '#contracts/payments/recharge-queries.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { Proofs } from '#web/shared/proofs/proofs.tsx';
import { History } from '#web/ui/detail/history.tsx';
import { DrawerPanes } from '#web/ui/drawer/drawer-content.tsx';
import { DescriptionGrid, Section } from '#web/ui/page/section.tsx';
import { formatMoney, formatTime } from '#web/ui/text/formats.ts';
import styles from '../recharges.module.css';
import { useWaitsFor } from '../use-waits-for.ts';
import { Steps } from '../../steps/steps.tsx';
import { Refunds } from './refunds.tsx';
import { stepsOf } from './steps-of.ts';

/** How far it is and what it comes to; what happened, at the side. */
export const RechargePanes = ({ recharge }: { recharge: RechargeRow }) => {
  const { t } = useTranslation();
  const words = useWords();
  const waits = useWaitsFor()(recharge);
  const { reason, dispute, proofs, history } = recharge;
  return (
    <DrawerPanes
      focusable
      side={
        <Section title={t('ui.history')}>
          <History
            entries={history.toReversed().map(({ id, name, gmtCreate, operator }) => ({
              id,
              name: t(`recharge.events.${name as RechargeEventName}`),
              at: gmtCreate,
              details: [operator],
              said: null,
            }))}
          />
        </Section>
      }
    >
      <Section>
        <Steps steps={stepsOf(recharge)} wordsOf={rechargeStatuses} label={t('recharge.steps')} />
        {waits && <p className={styles['waits']}>{waits}</p>}
        {dispute && <p className={styles['reason']}>{words(disputeReasons[dispute])}</p>}
        {reason && <p className={styles['reason']}>{words(reasonWords(reason))}</p>}
      </Section>
      <Section title={t('recharge.amounts')}>
        <Amounts recharge={recharge} />
      </Section>
      <Refunds recharge={recharge} />
      {proofs.length > 0 && (
        <Section title={t('recharge.proofs')}>
          <Proofs urls={proofs} />
        </Section>
      )}
    </DrawerPanes>
  );
};

const Amounts = ({ recharge }: { recharge: RechargeRow }) => {
  const { t } = useTranslation();
  const words = useWords();
  const { method, code, amountCents, payment, rate, gmtQuoted, creditedCents, creditedRate, margin, reference, approved } = recharge;
  const isInYuan = payment.currency === 'CNY';
  return (
    <DescriptionGrid
      items={[
        { label: t('recharge.method'), value: words(paymentMethods[method]) },
        { label: t('recharge.amountAnnounced'), value: formatMoney(amountCents) },
        { label: t('recharge.amountCredited'), value: creditedCents === null ? '–' : formatMoney(creditedCents) },
        ...(isInYuan ? [{ label: t('recharge.toPay'), value: formatMoney(payment.cents, { unit: '¥' }) }] : []),
        ...(rate
          ? [{ label: t('recharge.rate'), value: t('recharge.rateUntil', { rate, at: gmtQuoted === null ? '' : formatTime(gmtQuoted) }) }]
          : []),
        ...(creditedRate ? [{ label: t('recharge.creditedRate'), value: creditedRate }] : []),
        ...(margin ? [{ label: t('recharge.margin'), value: t('recharge.marginAt', { amount: formatMoney(margin.cents), rate: margin.rate }) }] : []),
        ...(isInYuan ? [] : [{ label: t('recharge.codeOfShop'), value: <span className="code">{formatRechargeCode(code)}</span> }]),
        ...(reference ? [{ label: t(isInYuan ? 'recharge.tradeNo' : 'recharge.bankRef'), value: <span className="code">{reference}</span> }] : []),
        ...(approved && !reference
          ? [
              {
                label: t('recharge.firstApproval'),
                value: t('recharge.found', { amount: formatMoney(approved.receivedCents), ref: approved.bankRef, day: approved.receivedOn }),
              },
            ]
          : []),
      ]}
    />
  );
};

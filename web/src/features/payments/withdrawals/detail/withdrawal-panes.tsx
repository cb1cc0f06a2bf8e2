import { useTranslation } from 'react-i18next';
import { withdrawalStatuses } from '#contracts/withdrawals/withdrawal-events.ts';
import { holderTypeWords } from '#contracts/bank-accounts/holder-types.ts';
import { schemeOf } from '#contracts/bank-accounts/bank-schemes.ts';
import type { WithdrawalDetail } from '#contracts/withdrawals/withdrawal-queries.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import { DrawerPanes } from '#web/ui/drawer/drawer-content.tsx';
import { DescriptionGrid, Section } from '#web/ui/page/section.tsx';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';
import { countryName } from '../../bank-accounts/country-name.ts';
import { useWaitsFor } from '#web/shared/withdrawals/use-waits-for.ts';
import styles from '../withdrawals.module.css';
import { WithdrawalHistory } from './withdrawal-history.tsx';
import { Steps } from '../../steps/steps.tsx';
import { stepsOf } from './steps-of.ts';

/** How far it is and what it comes to; what happened, at the side. */
export const WithdrawalPanes = ({ withdrawal }: { withdrawal: WithdrawalDetail }) => {
  const { t } = useTranslation();
  const waits = useWaitsFor()(withdrawal);
  const { amountCents, paidCents, bankRef, availableCents, reason } = withdrawal;
  const sums = [
    { label: t('withdrawal.amountApplied'), value: formatMoney(amountCents) },
    { label: t('withdrawal.paidOut'), value: paidCents === null ? '–' : formatMoney(paidCents) },
    ...(availableCents === undefined ? [] : [{ label: t('withdrawal.availableBeside'), value: formatMoney(availableCents) }]),
    ...(bankRef === null ? [] : [{ label: t('withdrawal.bankRef'), value: <span className="code">{bankRef}</span> }]),
  ];
  return (
    <DrawerPanes
      focusable
      side={
        <Section title={t('ui.history')}>
          <WithdrawalHistory withdrawal={withdrawal} />
        </Section>
      }
    >
      <Section>
        <Steps steps={stepsOf(withdrawal)} wordsOf={withdrawalStatuses} label={t('withdrawal.steps')} />
        {waits && <p className={styles['waits']}>{waits}</p>}
        {reason && <p className={styles['reason']}>{reason}</p>}
      </Section>
      <Section title={t('withdrawal.amounts')}>
        <DescriptionGrid items={sums} />
      </Section>
      <Section title={t('withdrawal.paidTo')}>
        <Account withdrawal={withdrawal} />
      </Section>
    </DrawerPanes>
  );
};

const Account = ({ withdrawal: { account, elsewhere } }: { withdrawal: WithdrawalDetail }) => {
  const { t, i18n } = useTranslation();
  const words = useWords();
  const ownerName = useOwnerName();
  const isOfFinance = elsewhere !== undefined;
  return (
    <>
      <DescriptionGrid
        items={[
          { label: t('withdrawal.holder'), value: account.holder },
          { label: t('withdrawal.holderType'), value: words(holderTypeWords[account.holderType]) },
          { label: t('withdrawal.account'), value: <span className="code">•••• {account.lastFour}</span> },
          { label: words(schemeOf(account.country)!.routing.words), value: <span className="code">{account.routingNumber}</span> },
          { label: t('withdrawal.country'), value: countryName(account.country, i18n.language) },
          { label: t('withdrawal.currency'), value: account.currency },
          ...(isOfFinance
            ? [
                {
                  label: t('withdrawal.check'),
                  value: (
                    <StatusTag tone={account.verified ? 'done' : 'waiting'}>
                      {t(account.verified ? 'withdrawal.checked' : 'withdrawal.unchecked')}
                    </StatusTag>
                  ),
                },
              ]
            : []),
        ]}
      />
      {isOfFinance && elsewhere.length > 0 && (
        <p className={styles['elsewhere']}>{t('withdrawal.elsewhere', { shops: elsewhere.map(ownerName).join(', ') })}</p>
      )}
    </>
  );
};

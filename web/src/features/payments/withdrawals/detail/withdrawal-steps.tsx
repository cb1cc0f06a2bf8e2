import { Check, Circle, CircleDot, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { withdrawalStatuses } from '#contracts/withdrawals/withdrawal-events.ts';
import type { WithdrawalDetail } from '#contracts/withdrawals/withdrawal-queries.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { TimeText } from '#web/ui/text/time-text.tsx';
import styles from '../withdrawals.module.css';
import { stepsOf } from './steps-of.ts';

const icons = { done: Check, current: CircleDot, ahead: Circle, ended: X };

/** The way of a withdrawal, step by step, each with when it was reached (R4.37). */
export const WithdrawalSteps = ({ withdrawal }: { withdrawal: WithdrawalDetail }) => {
  const { t } = useTranslation();
  const words = useWords();
  return (
    <ol className={styles['steps']} aria-label={t('withdrawal.steps')}>
      {stepsOf(withdrawal).map(({ status, at, standing }) => {
        const Icon = icons[standing];
        return (
          <li key={status} data-standing={standing} aria-current={standing === 'current' ? 'step' : undefined}>
            <Icon size={16} strokeWidth={2} aria-hidden />
            <span>{words(withdrawalStatuses[status])}</span>
            {at ? <TimeText at={at} /> : <span className={styles['notYet']}>–</span>}
          </li>
        );
      })}
    </ol>
  );
};

import { Check, Circle, CircleDot, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { rechargeStatuses } from '#contracts/payments/recharge-events.ts';
import type { RechargeRow } from '#contracts/payments/recharge-queries.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { TimeText } from '#web/ui/text/time-text.tsx';
import styles from '../recharges.module.css';
import { stepsOf } from './steps-of.ts';

const icons = { done: Check, current: CircleDot, ahead: Circle, ended: X };

/** The way of a recharge, step by step, each with when it was reached (R4.37). */
export const RechargeSteps = ({ recharge }: { recharge: RechargeRow }) => {
  const { t } = useTranslation();
  const words = useWords();
  return (
    <ol className={styles['steps']} aria-label={t('recharge.steps')}>
      {stepsOf(recharge).map(({ status, at, standing }) => {
        const Icon = icons[standing];
        return (
          <li key={status} data-standing={standing} aria-current={standing === 'current' ? 'step' : undefined}>
            <Icon size={16} strokeWidth={2} aria-hidden />
            <span>{words(rechargeStatuses[status])}</span>
            {at ? <TimeText at={at} /> : <span className={styles['notYet']}>–</span>}
          </li>
        );
      })}
    </ol>
  );
};

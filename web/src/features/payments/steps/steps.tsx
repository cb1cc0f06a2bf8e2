import { Check, Circle, CircleDot, X } from 'lucide-react';
import type { Words } from '#contracts/kernel/words.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { TimeText } from '#web/ui/text/time-text.tsx';
import type { Step } from './steps-along.ts';
import styles from './steps.module.css';

interface Props<Status extends string> {
  steps: readonly Step<Status>[];
  wordsOf: Readonly<Record<Status, Words>>;
  label: string;
}

const icons = { done: Check, current: CircleDot, ahead: Circle, ended: X };

/** The way of money, step by step, each with when it was reached (R4.37). */
export const Steps = <Status extends string>({ steps, wordsOf, label }: Props<Status>) => {
  const words = useWords();
  return (
    <ol className={styles['steps']} aria-label={label}>
      {steps.map(({ status, at, standing }) => {
        const Icon = icons[standing];
        return (
          <li key={status} data-standing={standing} aria-current={standing === 'current' ? 'step' : undefined}>
            <Icon size={16} strokeWidth={2} aria-hidden />
            <span>{words(wordsOf[status])}</span>
            {at ? <TimeText at={at} /> : <span className={styles['notYet']}>–</span>}
          </li>
        );
      })}
    </ol>
  );
};

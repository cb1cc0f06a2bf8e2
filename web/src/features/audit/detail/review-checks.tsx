import { Check, TriangleAlert, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { inspectionResults, type InspectionResult } from '#contracts/item/inspection-results.ts';
import type { OrderCheck } from '#contracts/outbound/order-rows.ts';
import { useWords } from '#web/i18n/use-words.ts';
import styles from '../review.module.css';

/** A defect is for the reviewer to weigh; every other failed check stands in the way of approval. */
const onlyWarns = new Set<OrderCheck['check']>(['noDefects']);

/** What a reviewer would look up by hand, looked up. */
export const ReviewChecks = ({ checks }: { checks: readonly OrderCheck[] }) => {
  const { t } = useTranslation();
  const note = useNote();
  return (
    <ul className={styles['checks']}>
      {checks.map((shown) => {
        const { check, passed, count } = shown;
        const tone = passed ? 'done' : onlyWarns.has(check) ? 'waiting' : 'refused';
        const Icon = { done: Check, waiting: TriangleAlert, refused: X }[tone];
        return (
          <li key={check} data-tone={tone}>
            <Icon size={13} strokeWidth={2.2} aria-hidden />
            <span>
              {t(`audit.checks.${check}.${passed ? 'passed' : 'failed'}`, { count })}
              {shown.note && <small>{note(shown)}</small>}
            </span>
          </li>
        );
      })}
    </ul>
  );
};

/** Defects are named by their inspection results; every other note is a number of its own. */
const useNote = (): ((check: OrderCheck) => string | null) => {
  const words = useWords();
  return ({ check, note }) =>
    check !== 'noDefects' || note === null
      ? note
      : note
          .split(', ')
          .map((result) => words(inspectionResults[result as InspectionResult]))
          .join(', ');
};

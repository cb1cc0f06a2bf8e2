import { matchReasons, type BankCandidates } from '#contracts/statements/bank/bank-queries.ts';
import { useWords } from '#web/i18n/use-words.ts';
import styles from './line.module.css';

/** Why it may be this. */
export const Reasons = ({ reasons }: { reasons: BankCandidates['postings'][number]['reasons'] }) => {
  const words = useWords();
  return (
    <span className={styles['reasons']}>
      {reasons.map((reason) => (
        <span key={reason} className={styles['reason']}>
          {words(matchReasons[reason])}
        </span>
      ))}
    </span>
  );
};

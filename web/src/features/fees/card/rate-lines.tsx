import { useTranslation } from 'react-i18next';
import { chargeWords } from '#contracts/fees/charge-words.ts';
import type { FeeLine } from '#contracts/fees/fee-line.ts';
import { lineIdOf } from '#contracts/fees/fee-subjects.ts';
import { useWords } from '#web/i18n/use-words.ts';
import styles from '../fees.module.css';
import { useSubjectName } from './use-subject-name.ts';

/** What a card charges, line by line. */
export const RateLines = ({ lines, label }: { lines: readonly FeeLine[]; label: string }) => {
  const { t } = useTranslation();
  const words = useWords();
  const subjectName = useSubjectName();
  return (
    <table className={styles['lines']} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t('fees.service')}</th>
          <th scope="col">{t('fees.charge')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={lineIdOf(line.subject)}>
            <th scope="row">{subjectName(line.subject)}</th>
            <td>{words(chargeWords(line))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

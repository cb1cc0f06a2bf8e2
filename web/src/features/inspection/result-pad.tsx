import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { inspectionResultNames, inspectionResults, isDefective, type InspectionResult } from '#contracts/item/inspection-results.ts';
import { useWords } from '../../i18n/use-words.ts';
import { useKeys } from '../../ui/keys/use-keys.ts';
import styles from './inspection.module.css';

interface Props {
  chosen: InspectionResult;
  press(result: InspectionResult): void;
}

/** The chosen result large, the others with their keys below. */
export const ResultPad = ({ chosen, press }: Props) => {
  const { t } = useTranslation();
  const words = useWords();
  useKeys(
    inspectionResultNames.map((result) => ({
      keys: inspectionResults[result].key,
      does: words(inspectionResults[result]),
      run: () => press(result),
    })),
  );
  return (
    <section>
      <div className={styles['head']}>
        <h2>{t('inspection.result')}</h2>
      </div>
      <div className={styles['pad']}>
        <button type="button" className={styles['chosen']} data-tone={toneOf(chosen)} aria-pressed onClick={() => press(chosen)}>
          <kbd>{inspectionResults[chosen].key}</kbd>
          <span>{words(inspectionResults[chosen])}</span>
          <Check size={28} strokeWidth={2.2} aria-hidden />
        </button>
        {inspectionResultNames
          .filter((result) => result !== chosen)
          .map((result) => (
            <button
              key={result}
              type="button"
              className={styles['result']}
              data-tone={toneOf(result)}
              aria-pressed={false}
              onClick={() => press(result)}
            >
              <kbd>{inspectionResults[result].key}</kbd>
              <span>{words(inspectionResults[result])}</span>
            </button>
          ))}
      </div>
    </section>
  );
};

const toneOf = (result: InspectionResult): 'good' | 'fake' | 'defect' => {
  if (result === 'fake') return 'fake';
  return isDefective(result) ? 'defect' : 'good';
};

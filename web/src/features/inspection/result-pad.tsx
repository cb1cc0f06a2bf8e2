import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usualResults } from '#contracts/inspection/required-photos.ts';
import type { KindOfGoods } from '#contracts/item/kinds-of-goods.ts';
import { inspectionResultNames, inspectionResults, isDefective, type InspectionResult } from '#contracts/item/inspection-results.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useKeys } from '#web/ui/keys/use-keys.ts';
import styles from './inspection.module.css';

interface Props {
  kind: KindOfGoods;
  chosen: InspectionResult;
  onPress(result: InspectionResult): void;
}

/** The chosen result large, the others with their keys below: those of such goods, and all on request. */
export const ResultPad = ({ kind, chosen, onPress }: Props) => {
  const { t } = useTranslation();
  const words = useWords();
  const [showsAll, setShowsAll] = useState(false);
  const results = showsAll ? inspectionResultNames : usualResults(kind);
  useKeys(
    results.map((result) => ({
      keys: inspectionResults[result].key,
      label: words(inspectionResults[result]),
      run: () => onPress(result),
    })),
  );
  return (
    <section>
      <div className={styles['head']}>
        <h2>{t('inspection.result')}</h2>
        {!showsAll && (
          <button type="button" onClick={() => setShowsAll(true)}>
            {t('inspection.allResults')}
          </button>
        )}
      </div>
      <div className={styles['pad']}>
        <button type="button" className={styles['chosen']} data-tone={toneOf(chosen)} aria-pressed onClick={() => onPress(chosen)}>
          <kbd>{inspectionResults[chosen].key}</kbd>
          <span>{words(inspectionResults[chosen])}</span>
          <Check size={28} strokeWidth={2.2} aria-hidden />
        </button>
        {results
          .filter((result) => result !== chosen)
          .map((result) => (
            <button
              key={result}
              type="button"
              className={styles['result']}
              data-tone={toneOf(result)}
              aria-pressed={false}
              onClick={() => onPress(result)}
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

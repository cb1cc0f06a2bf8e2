import { useTranslation } from 'react-i18next';
import type { ListingStep } from '#contracts/listings/listing-queries.ts';
import { againWords, delistReasons, pauseWords } from '#contracts/listings/listing-statuses.ts';
import { explanationWords } from '#contracts/pricing/explanation-words.ts';
import { pricingModeWords } from '#contracts/pricing/pricing-modes.ts';
import type { Words } from '#contracts/kernel/words.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { Money } from '#web/ui/text/money.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import styles from '../listings.module.css';

/** What a step says beside its name: a key of one of these, or a word of the platform's own. */
const known: Readonly<Record<string, Words>> = { ...delistReasons, ...pauseWords, ...pricingModeWords, again: againWords };

/** Every price and what became of it, newest first; one that was decided says why. */
export const ListingHistory = ({ history }: { history: readonly ListingStep[] }) => {
  const { t } = useTranslation();
  const words = useWords();
  const saidBy = ({ explanation, said }: ListingStep): string => {
    if (explanation) return words(explanationWords(explanation));
    const key = known[said];
    return key ? words(key) : said;
  };
  return (
    <ol className={styles['history']}>
      {history.map((step) => (
        <li key={step.id}>
          <div>
            <strong>
              {t(`listings.step.${step.name}`)} {step.priceCents !== null && <Money cents={step.priceCents} />}
            </strong>
            <TimeText at={step.gmtCreate} />
          </div>
          <p>{[step.operator, saidBy(step)].filter(Boolean).join(' · ')}</p>
        </li>
      ))}
    </ol>
  );
};

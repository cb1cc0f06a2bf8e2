import { useTranslation } from 'react-i18next';
import { chargeWords } from '#contracts/fees/charge-words.ts';
import { lineIdOf } from '#contracts/fees/fee-subjects.ts';
import type { MerchantRates } from '#contracts/fees/rate-card-queries.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { useSubjectName } from '../card/use-subject-name.ts';
import styles from '../fees.module.css';

/** What holds for a merchant today, service by service, and which card says so. */
export const RatesToday = ({ rates }: Pick<MerchantRates, 'rates'>) => {
  const { t } = useTranslation();
  const words = useWords();
  const subjectName = useSubjectName();
  if (rates.length === 0) return <p className={styles['nothing']}>{t('fees.nothingToday')}</p>;
  return (
    <ul className={styles['today']}>
      {rates.map(({ subject, line, scope, version }) => (
        <li key={lineIdOf(subject)}>
          <div>
            <strong>{subjectName(subject)}</strong>
            {scope.kind === 'merchant' && <StatusTag tone="progress">{t('fees.own')}</StatusTag>}
          </div>
          <p>{words(chargeWords(line))}</p>
          <p className={styles['who']}>{t('fees.byCard', { card: t(`fees.scopes.${scope.kind}`), version })}</p>
        </li>
      ))}
    </ul>
  );
};

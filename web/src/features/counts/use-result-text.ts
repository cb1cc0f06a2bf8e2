import { useTranslation } from 'react-i18next';
import type { CountRow } from '#contracts/counts/count-queries.ts';

/** What the last round came to; nothing while the shelf is still to be counted. */
export const useResultText = () => {
  const { t } = useTranslation();
  return ({ result, counters }: Pick<CountRow, 'result' | 'counters'>): string => {
    if (!result) return counters.length > 1 ? t('counts.blind') : '–';
    const { present, missing, misplaced } = result;
    return [
      missing + misplaced === 0 && t('counts.agrees'),
      t('counts.present', { count: present }),
      missing > 0 && t('counts.missing', { count: missing }),
      misplaced > 0 && t('counts.misplaced', { count: misplaced }),
    ]
      .filter(Boolean)
      .join(' · ');
  };
};

import { useTranslation } from 'react-i18next';
import { inspectionResults, type InspectionResult } from '#contracts/item/inspection-results.ts';
import type { ItemDetail } from '#contracts/item/item-queries.ts';
import { itemStates } from '#contracts/item/item-states.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { Panel } from './panel.tsx';

/** An item in stock: since when it lies there, what is wrong with it, and what is left of the free days. */
export const StoredPanel = ({ item: { state, inProdInfo } }: { item: ItemDetail }) => {
  const { t } = useTranslation();
  const words = useWords();
  const { gmtShelvesCreate, wareDays, freeDays, wareName, checkResult } = inProdInfo;
  if ((state !== 'available' && state !== 'issue') || gmtShelvesCreate === null) return null;
  return (
    <Panel tone={itemStates[state].tone} title={t('item.stored', { warehouse: wareName })} since={gmtShelvesCreate}>
      {state === 'issue' && checkResult !== null && <p>{words(inspectionResults[checkResult as InspectionResult])}</p>}
      <FreeDays free={freeDays} days={wareDays ?? 0} />
    </Panel>
  );
};

const FreeDays = ({ free, days }: { free: number | null; days: number }) => {
  const { t } = useTranslation();
  if (free === null) return <p>{t('item.storedFree')}</p>;
  if (days === free) return <p>{t('item.freeEnded')}</p>;
  return <p>{days < free ? t('item.freeLeft', { count: free - days }) : t('item.freePassed', { count: days - free })}</p>;
};

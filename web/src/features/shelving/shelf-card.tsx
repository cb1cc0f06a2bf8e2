import { PencilLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { itemStates } from '#contracts/item/item-states.ts';
import { inspectionResults, isDefective, type InspectionResult } from '#contracts/item/inspection-results.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import type { Suggestion, Suggestions } from '#web/shared/inbound/use-shelves.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useMay } from '#web/core/access/use-user.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { FloorButton } from '#web/ui/floor/parts/floor-button.tsx';
import { UnitCard } from '#web/ui/floor/parts/unit-card.tsx';
import { SkeletonBlock } from '#web/ui/states/skeletons.tsx';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import styles from './shelving.module.css';
import type { ShelvingUnit } from './use-shelving-work.ts';

interface Props {
  unit: ShelvingUnit;
  suggestions: Suggestions;
  /** The parcel that it came in. */
  preId: string | undefined;
}

/** The suggested shelf, read from two metres, and why it is the one; any other shelf may be scanned, also before one is suggested. */
export const ShelfCard = ({ unit, suggestions, preId }: Props) => {
  const { t } = useTranslation();
  const words = useWords();
  const navigate = useNavigate();
  const mayCorrect = useMay('700103.edit');
  const correct = () => void navigate(withQuery(warehousePaths.inspection, { id: preId, oneIds: unit.oneId, correct: 1 }));
  const isFake = unit.checkResult === 'fake';
  const result = unit.checkResult as InspectionResult | null;
  const [first, ...others] = isFake ? [] : (suggestions.shelves ?? []);
  const moving = unit.step === 'shelved';
  return (
    <>
      <UnitCard
        image={unit.img}
        name={unit.remarks}
        line={
          <>
            {unit.sku}
            {'\u2002'}
            {moving && <StatusTag tone={itemStates[unit.state].tone}>{words(itemStates[unit.state])}</StatusTag>}
            {result && <StatusTag tone={isFake ? 'refused' : isDefective(result) ? 'waiting' : 'done'}>{words(inspectionResults[result])}</StatusTag>}
          </>
        }
        code={formatOneId(unit.oneId)}
        size={unit.spec}
      />
      <section className={styles['shelf']} aria-busy={suggestions.asking}>
        <p>{t(moving ? 'shelving.moveTo' : 'shelving.layOn')}</p>
        {isFake ? (
          <>
            <h2>{t('shelving.fakeApart')}</h2>
            <p>{t('shelving.fakeApartText')}</p>
          </>
        ) : suggestions.asking ? (
          <Asking />
        ) : (
          <>
            <h2>{first?.name ?? t(suggestions.shelves ? 'shelving.noShelf' : 'shelving.anyShelf')}</h2>
            <p>{first ? <Why shelf={first} /> : suggestions.shelves && t('shelving.noShelfText')}</p>
          </>
        )}
        {moving && unit.shelf && <p>{t('shelving.now', { shelf: unit.shelf })}</p>}
      </section>
      {unit.step === 'shelve' && mayCorrect && (
        <FloorButton icon={PencilLine} onClick={correct}>
          {t('shelving.correct')}
        </FloorButton>
      )}
      {others.length > 0 && (
        <section className={styles['others']}>
          <p>{t('shelving.others')}</p>
          <ul>
            {others.map((shelf) => (
              <li key={shelf.id}>
                <b>{shelf.name}</b>
                <span>
                  <Why shelf={shelf} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
};

/** As high as the answer. */
const Asking = () => (
  <>
    <SkeletonBlock width="min(100%, 240px)" height={54} />
    <SkeletonBlock width={150} height={18} />
  </>
);

const Why = ({ shelf: { reason, same, free } }: { shelf: Suggestion }) => {
  const { t } = useTranslation();
  const room = t('shelving.room', { count: free });
  return reason === 'sameOwnerAndSku' ? `${t('shelving.same', { count: same })} · ${room}` : room;
};

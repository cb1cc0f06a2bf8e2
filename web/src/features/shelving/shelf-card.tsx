import { useTranslation } from 'react-i18next';
import { itemStates } from '#contracts/item/item-states.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import type { Suggestion, Suggestions } from '../../shared/inbound/use-shelves.ts';
import { useWords } from '../../i18n/use-words.ts';
import { UnitCard } from '../../ui/floor/parts/unit-card.tsx';
import { SkeletonBlock } from '../../ui/states/skeletons.tsx';
import { StatusTag } from '../../ui/status/status-tag.tsx';
import styles from './shelving.module.css';
import type { ShelvingUnit } from './use-shelving-work.ts';

interface Props {
  unit: ShelvingUnit;
  suggestions: Suggestions;
}

/** The suggested shelf, read from two metres, and why it is the one; any other shelf may be scanned, also before one is suggested. */
export const ShelfCard = ({ unit, suggestions }: Props) => {
  const { t } = useTranslation();
  const words = useWords();
  const [first, ...others] = suggestions.shelves ?? [];
  const moving = unit.step === 'shelved';
  return (
    <>
      <UnitCard
        image={unit.img}
        name={unit.remarks}
        line={moving ? <StatusTag tone={itemStates[unit.state].tone}>{words(itemStates[unit.state])}</StatusTag> : unit.sku}
        code={formatOneId(unit.oneId)}
        size={unit.spec}
      />
      <section className={styles['shelf']} aria-busy={suggestions.asking}>
        <p>{t(moving ? 'shelving.moveTo' : 'shelving.layOn')}</p>
        {suggestions.asking ? (
          <Asking />
        ) : (
          <>
            <h2>{first?.name ?? t(suggestions.shelves ? 'shelving.noShelf' : 'shelving.anyShelf')}</h2>
            <p>{first ? <Why shelf={first} /> : suggestions.shelves && t('shelving.noShelfText')}</p>
          </>
        )}
        {moving && unit.shelf && <p>{t('shelving.now', { shelf: unit.shelf })}</p>}
      </section>
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

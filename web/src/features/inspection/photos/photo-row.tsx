import { useTranslation } from 'react-i18next';
import { photoSlots } from '#contracts/inspection/required-photos.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { PhotoTile } from '#web/ui/camera/photo-tile.tsx';
import { PhotoTiles } from '#web/ui/camera/photo-tiles.tsx';
import { Refusal } from '#web/ui/form/refusal.tsx';
import styles from '../inspection.module.css';
import type { Inspecting } from '../use-inspecting.ts';

/** What the result requires, what was taken, and room for more. */
export const PhotoRow = ({ inspecting }: { inspecting: Inspecting }) => {
  const { plan, photos } = inspecting.finding;
  const { t } = useTranslation();
  const words = useWords();
  return (
    <section>
      <div className={styles['head']}>
        <h2>{t('inspection.photos')}</h2>
        <span>{t('inspection.required', { done: plan.done, of: plan.slots.length })}</span>
      </div>
      {photos.refusal && (
        <div className={styles['refusal']}>
          <Refusal>
            {t('floor.uploadFailed')}: {photos.refusal}
          </Refusal>
        </div>
      )}
      <PhotoTiles
        photos={plan.extra}
        labelOf={({ slot }) => (slot ? words(photoSlots[slot]) : t('inspection.more'))}
        onOpen={() => inspecting.chooseShot('more')}
        onRemove={photos.remove}
        add={{ label: t('inspection.more'), more: true }}
      >
        {plan.slots.map(({ slot, photo }) => (
          <PhotoTile
            key={slot}
            label={words(photoSlots[slot])}
            photo={photo}
            next={slot === plan.next}
            onClick={() => inspecting.chooseShot(slot)}
            onRemove={photo && (() => photos.remove(photo.id))}
          />
        ))}
      </PhotoTiles>
    </section>
  );
};

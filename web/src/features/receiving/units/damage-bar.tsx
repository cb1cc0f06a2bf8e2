import { useTranslation } from 'react-i18next';
import { PhotoTiles } from '#web/ui/camera/photo-tiles.tsx';
import styles from '../receiving.module.css';
import type { useDamage } from './use-damage.ts';

/** The next item is damaged: its photos, and what to do now. */
export const DamageBar = ({ damage }: { damage: ReturnType<typeof useDamage> }) => {
  const { t } = useTranslation();
  const { photos, refusal } = damage;
  if (photos.length === 0) return refusal ? <p className={styles['refusal']}>{refusal}</p> : null;
  return (
    <section className={styles['damage']}>
      <p>{t('receiving.damagedPhotos', { count: photos.length })}</p>
      <PhotoTiles
        photos={photos}
        labelOf={() => t('receiving.damageOf')}
        open={() => damage.setOpen(true)}
        add={{ label: t('inspection.more'), more: true }}
      />
      <button type="button" onClick={damage.cancel}>
        {t('receiving.cancel')}
      </button>
    </section>
  );
};

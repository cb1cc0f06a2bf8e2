import { useTranslation } from 'react-i18next';
import { PhotoTiles } from '#web/ui/camera/photo-tiles.tsx';
import styles from '../receiving.module.css';
import type { TakenPhoto } from '#web/ui/camera/taken-photo.ts';

interface Props {
  photos: readonly TakenPhoto[];
  refusal: string | undefined;
  onOpen(): void;
  onCancel(): void;
}

/** The next item is damaged: its photos, and what to do now. */
export const DamageBar = ({ photos, refusal, onOpen, onCancel }: Props) => {
  const { t } = useTranslation();
  if (photos.length === 0) return refusal ? <p className={styles['refusal']}>{refusal}</p> : null;
  return (
    <section className={styles['damage']}>
      <p>{t('receiving.damagedPhotos', { count: photos.length })}</p>
      <PhotoTiles photos={photos} labelOf={() => t('receiving.damageOf')} onOpen={onOpen} add={{ label: t('inspection.more'), more: true }} />
      <button type="button" onClick={onCancel}>
        {t('receiving.cancel')}
      </button>
    </section>
  );
};

import { useTranslation } from 'react-i18next';
import type { PackageDetail } from '#contracts/forecast/package-queries.ts';
import { PhotoStrip } from '#web/ui/photos/photo-strip.tsx';
import styles from './packages.module.css';

/** As many as are looked at before an answer; all of them are beside the items below. */
const shownAtMost = 24;

/** Of what came damaged: taken when it was received, and when it was inspected. */
export const DamagePhotos = ({ items }: Pick<PackageDetail, 'items'>) => {
  const { t } = useTranslation();
  const damaged = items.filter(({ condition }) => condition === 'damaged');
  const photos = [...new Set(damaged.flatMap(({ photos: atReceiving, checkPhotos }) => [...atReceiving, ...checkPhotos]))];
  if (photos.length === 0) return null;
  const label = t('packages.damagePhotos', { count: photos.length });
  return (
    <div className={styles['damage']}>
      <h3>{label}</h3>
      <PhotoStrip urls={photos.slice(0, shownAtMost)} label={label} />
    </div>
  );
};

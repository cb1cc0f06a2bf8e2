import { ImageOff } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ItemDetail } from '#contracts/item/item-queries.ts';
import styles from './item-header.module.css';

const PhotoPreview = lazy(() => import('#web/ui/photos/photo-preview.tsx'));

/** The product's picture; it opens all pictures and videos of the item. */
export const ItemPhoto = ({ item: { img, imageList, remarks } }: { item: ItemDetail }) => {
  const { t } = useTranslation();
  const [at, setAt] = useState<number | undefined>();
  const urls = [...new Set([img, ...imageList].filter(Boolean))];
  const label = t('item.photosOf', { name: remarks });
  if (urls.length === 0) {
    return (
      <span className={styles['photo']} role="img" aria-label={t('item.noPhoto')}>
        <ImageOff size={22} strokeWidth={1.6} aria-hidden />
      </span>
    );
  }
  return (
    <>
      <button type="button" className={styles['photo']} aria-label={label} onClick={() => setAt(0)}>
        {img && <img src={img} alt="" />}
      </button>
      {at !== undefined && (
        <Suspense>
          <PhotoPreview urls={urls} label={label} at={at} onShow={setAt} onClose={() => setAt(undefined)} />
        </Suspense>
      )}
    </>
  );
};

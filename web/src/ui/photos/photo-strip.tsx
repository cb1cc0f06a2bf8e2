import { Play } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isVideo } from '#contracts/files/file-types.ts';
import styles from './photos.module.css';

const PhotoPreview = lazy(() => import('./photo-preview.tsx'));

interface Props {
  urls: readonly string[];
  /** What they show: the title of the preview. */
  label: string;
  /** Pixels of a side. */
  size?: number;
}

/** Pictures and videos in a row; a press opens them large. */
export const PhotoStrip = ({ urls, label, size = 54 }: Props) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState<number>();
  if (urls.length === 0) return null;
  return (
    <div className={styles['strip']}>
      {urls.map((url, index) => (
        <button
          key={url}
          type="button"
          className={styles['photo']}
          style={{ width: size, height: size }}
          aria-label={t(isVideo(url) ? 'ui.playVideo' : 'ui.photoOf', { number: index + 1, total: urls.length })}
          onClick={(event) => {
            event.stopPropagation();
            setOpen(index);
          }}
        >
          {isVideo(url) ? <video src={`${url}#t=0.1`} preload="metadata" muted playsInline /> : <img src={url} alt="" loading="lazy" />}
          {isVideo(url) && <Play size={18} className={styles['play']} aria-hidden />}
        </button>
      ))}
      {open !== undefined && (
        <Suspense>
          <PhotoPreview urls={urls} label={label} at={open} onShow={setOpen} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </div>
  );
};

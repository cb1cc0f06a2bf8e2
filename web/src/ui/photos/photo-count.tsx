import { Image } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { formatCount } from '../text/formats.ts';
import styles from './photos.module.css';

const PhotoPreview = lazy(() => import('./photo-preview.tsx'));

interface Props {
  urls: readonly string[];
  /** What they show: the name of the button and the title of the preview. */
  label: string;
}

/** How many pictures and videos there are, where a row has no room for them; a press opens them large. */
export const PhotoCount = ({ urls, label }: Props) => {
  const [open, setOpen] = useState<number>();
  if (urls.length === 0) return '–';
  return (
    <>
      <button
        type="button"
        className={styles['counted']}
        aria-label={`${label}: ${formatCount(urls.length)}`}
        onClick={(event) => {
          event.stopPropagation();
          setOpen(0);
        }}
      >
        <Image size={15} strokeWidth={1.7} aria-hidden />
        <span className="figures">{formatCount(urls.length)}</span>
      </button>
      {open !== undefined && (
        <Suspense>
          <PhotoPreview urls={urls} label={label} at={open} onShow={setOpen} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  );
};

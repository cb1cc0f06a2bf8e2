import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PhotoCamera } from '#web/ui/camera/photo-camera.tsx';
import { PhotoTiles } from '#web/ui/camera/photo-tiles.tsx';
import type { Photos } from '#web/ui/camera/use-photos.ts';
import type { TakenPhoto } from '#web/ui/camera/taken-photo.ts';
import { Refusal } from '#web/ui/form/refusal.tsx';
import { PhotoStrip } from '#web/ui/photos/photo-strip.tsx';
import styles from './bench.module.css';

interface Props {
  title: string;
  hint?: string;
  photos: Photos<TakenPhoto>;
  /** Taken earlier, to be seen while these are. */
  earlier?: { label: string; urls: readonly string[] };
  /** Nothing goes on without one. */
  required?: boolean;
}

/** Photos of one kind, with those from before beside the camera. */
export const Shots = ({ title, hint, photos, earlier, required = false }: Props) => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const label = (photo: TakenPhoto) => t('repairBench.photo', { number: photos.taken.indexOf(photo) + 1 });
  return (
    <section className={styles['shots']}>
      <h2>{title}</h2>
      {hint && <p>{hint}</p>}
      <div className={styles['beside']} data-compared={earlier !== undefined && earlier.urls.length > 0}>
        {earlier && earlier.urls.length > 0 && (
          <figure>
            <figcaption>{earlier.label}</figcaption>
            <PhotoStrip urls={earlier.urls} label={earlier.label} size={132} />
          </figure>
        )}
        {isOpen ? (
          <PhotoCamera
            title={title}
            onTake={(photo) => {
              setOpen(false);
              void photos.add(photo, {});
            }}
            onClose={() => setOpen(false)}
          />
        ) : (
          <PhotoTiles
            photos={photos.taken}
            labelOf={label}
            onOpen={() => setOpen(true)}
            onRemove={photos.remove}
            add={{ label: title, next: required && photos.taken.length === 0, more: photos.taken.length > 0 }}
          />
        )}
      </div>
      {photos.refusal && (
        <Refusal>
          {t('floor.uploadFailed')}: {photos.refusal}
        </Refusal>
      )}
    </section>
  );
};

/** Where the server keeps them, once it has all; undefined while some are on their way. */
export const urlsOf = ({ taken }: Photos<TakenPhoto>): string[] | undefined => {
  const urls = taken.flatMap(({ url }) => url ?? []);
  return urls.length === taken.length ? urls : undefined;
};

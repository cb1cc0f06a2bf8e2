import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PhotoCamera } from '#web/ui/camera/photo-camera.tsx';
import { PhotoTiles } from '#web/ui/camera/photo-tiles.tsx';
import { usePhotos } from '#web/ui/camera/use-photos.ts';
import { Refusal } from '#web/ui/form/refusal.tsx';

interface Props {
  title: string;
  onChange(urls: readonly string[]): void;
}

/** How a parcel looked when it was closed: stands beside it should it come back. */
export const ParcelPhotos = ({ title, onChange }: Props) => {
  const { t } = useTranslation();
  const photos = usePhotos();
  const [isOpen, setOpen] = useState(false);
  const urls = photos.taken.flatMap(({ url }) => url ?? []).join('\n');
  const changed = useEffectEvent((all: string) => onChange(all.split('\n').filter(Boolean)));
  useEffect(() => {
    changed(urls);
  }, [urls]);
  return (
    <>
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
          labelOf={(photo) => t('packing.photo', { number: photos.taken.indexOf(photo) + 1 })}
          onOpen={() => setOpen(true)}
          onRemove={photos.remove}
          add={{ label: title, next: false, more: photos.taken.length > 0 }}
        />
      )}
      {photos.refusal && (
        <Refusal>
          {t('floor.uploadFailed')}: {photos.refusal}
        </Refusal>
      )}
    </>
  );
};

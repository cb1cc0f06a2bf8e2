import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PhotoCamera } from '#web/ui/camera/photo-camera.tsx';
import { PhotoTiles } from '#web/ui/camera/photo-tiles.tsx';
import type { TakenPhoto } from '#web/ui/camera/taken-photo.ts';
import { usePhotos } from '#web/ui/camera/use-photos.ts';
import { Question } from '#web/ui/floor/parts/choices.tsx';
import { FloorButton, FloorButtons } from '#web/ui/floor/parts/floor-button.tsx';
import { Refusal } from '#web/ui/form/refusal.tsx';

/** What is damaged is shown: its owner is told of it by these photos. */
export const DamagePhotos = ({ oneId, onTaken }: { oneId: string; onTaken: (photos: readonly TakenPhoto[]) => void }) => {
  const { t } = useTranslation();
  const { taken, add, refusal } = usePhotos(oneId);
  const [isOpen, setOpen] = useState(true);
  const title = t('picking.damageTitle');
  if (isOpen)
    return (
      <PhotoCamera
        title={title}
        onTake={(photo) => {
          void add(photo, {});
          setOpen(false);
        }}
        onClose={() => setOpen(false)}
      />
    );
  return (
    <Question title={title} text={t('picking.damageText')} choices={[]}>
      {refusal && (
        <Refusal>
          {t('floor.uploadFailed')}: {refusal}
        </Refusal>
      )}
      <PhotoTiles
        photos={taken}
        labelOf={() => t('receiving.damageOf')}
        onOpen={() => setOpen(true)}
        add={taken.length === 0 ? { label: t('receiving.damageOf'), next: true } : { label: t('inspection.more'), more: true }}
      />
      <FloorButtons>
        <FloorButton tone="next" disabled={taken.length === 0} onClick={() => onTaken(taken)}>
          {t('picking.damageNext')}
        </FloorButton>
      </FloorButtons>
    </Question>
  );
};

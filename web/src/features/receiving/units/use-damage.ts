import { useState } from 'react';
import { usePhotos } from '#web/ui/camera/use-photos.ts';
import type { TakenPhoto } from '#web/ui/camera/taken-photo.ts';

/** The damage is photographed before the item is scanned: its receipt carries the photos. */
export const useDamage = () => {
  const { taken, add, clear, refusal } = usePhotos();
  const [open, setOpen] = useState(false);
  return {
    photos: taken,
    refusal,
    open,
    setOpen,
    add: (photo: Blob) => void add(photo, {}),
    cancel: () => {
      setOpen(false);
      clear();
    },
    /** The photos for the item that is received now; the next one is intact again. */
    taken: (): readonly TakenPhoto[] => {
      setOpen(false);
      clear();
      return taken;
    },
  };
};

import { requiredPhotos, type PhotoSlot } from '#contracts/inspection/required-photos.ts';
import type { KindOfGoods } from '#contracts/item/kinds-of-goods.ts';
import type { InspectionResult } from '#contracts/item/inspection-results.ts';
import type { TakenPhoto } from '#web/ui/camera/taken-photo.ts';

/** A photo of the item under inspection. Without a slot it was taken beyond those required. */
export interface InspectionPhoto extends TakenPhoto {
  slot?: PhotoSlot;
}

export interface PhotoPlan {
  /** What the result requires, in sequence, with what was taken. */
  slots: readonly { slot: PhotoSlot; photo: InspectionPhoto | undefined }[];
  /** The next to take; undefined when the photos are complete. */
  next: PhotoSlot | undefined;
  extra: readonly InspectionPhoto[];
  done: number;
}

/** Photos follow from the result; what was taken for another result stays and counts where it fits. */
export const photoPlan = (result: InspectionResult, taken: readonly InspectionPhoto[], kind: KindOfGoods = 'shoes'): PhotoPlan => {
  const slots = requiredPhotos(result, kind).map((slot) => ({ slot, photo: taken.find((photo) => photo.slot === slot) }));
  const used = new Set(slots.map(({ photo }) => photo));
  return {
    slots,
    next: slots.find(({ photo }) => !photo)?.slot,
    extra: taken.filter((photo) => !used.has(photo)),
    done: slots.filter(({ photo }) => photo).length,
  };
};

/** As the server wants them: the required ones in sequence, others after them. */
export const inSequence = ({ slots, extra }: PhotoPlan): InspectionPhoto[] => [...slots.flatMap(({ photo }) => photo ?? []), ...extra];

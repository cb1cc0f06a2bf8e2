import { useState } from 'react';
import type { PhotoSlot } from '#contracts/inspection/required-photos.ts';
import { kindOfGoods } from '#contracts/item/kinds-of-goods.ts';
import type { InspectionResult } from '#contracts/item/inspection-results.ts';
import { usePhotos } from '#web/ui/camera/use-photos.ts';
import { usePhotoDraft } from './use-photo-draft.ts';
import { photoPlan, type InspectionPhoto } from './photo-plan.ts';

/** Where the camera points: a required photo, or one more. */
export type Shot = PhotoSlot | 'more';

/** What the inspector found so far about the item in hand; another item starts with the photos that were kept of it. */
export const useFinding = (oneId: string | undefined, size = '') => {
  const [of, setOf] = useState(oneId);
  const [result, setResult] = useState<InspectionResult>('qualified');
  const [remark, setRemark] = useState('');
  const [shot, setShot] = useState<Shot>();
  /** A result was pressed, and its photos are being taken one after the other. */
  const [pressed, setPressed] = useState(false);
  const photos = usePhotos<InspectionPhoto>(oneId);
  const draft = usePhotoDraft(oneId, photos);
  const kind = kindOfGoods(size);
  const plan = photoPlan(result, photos.taken, kind);

  const startOver = () => {
    setResult('qualified');
    setRemark('');
    setShot(undefined);
    setPressed(false);
  };
  if (of !== oneId) {
    setOf(oneId);
    startOver();
  }

  /** The next required photo follows by itself. */
  const take = (photo: Blob) => {
    if (shot === undefined) return;
    const before = photos.taken.find(({ slot }) => slot === shot);
    if (before) photos.remove(before.id);
    void photos.add(photo, shot === 'more' ? {} : { slot: shot });
    if (shot === 'more') return;
    setShot(plan.slots.find(({ slot, photo: taken }) => !taken && slot !== shot)?.slot);
  };

  const pressResult = (chosen: InspectionResult, missing: PhotoSlot) => {
    setResult(chosen);
    setShot(missing);
    setPressed(true);
  };
  /** The camera was closed: what was pressed is not meant any more. */
  const closeCamera = () => {
    setShot(undefined);
    setPressed(false);
  };

  return {
    isComplete: pressed && plan.next === undefined && shot === undefined,
    pressResult,
    closeCamera,
    result,
    setResult,
    remark,
    setRemark,
    photos,
    kind,
    plan,
    shot,
    setShot,
    take,
    recorded: draft.drop,
  };
};
export type Finding = ReturnType<typeof useFinding>;

import { useState } from 'react';
import type { PhotoSlot } from '#contracts/inspection/required-photos.ts';
import type { InspectionResult } from '#contracts/item/inspection-results.ts';
import { usePhotos } from '../../ui/camera/use-photos.ts';
import { photoPlan, type InspectionPhoto } from './photo-plan.ts';

/** Where the camera points: a required photo, or one more. */
export type Shot = PhotoSlot | 'more';

/** What the inspector found so far about the item in hand; another item starts with nothing. */
export const useFinding = (oneId: string | undefined) => {
  const [of, setOf] = useState(oneId);
  const [result, setResult] = useState<InspectionResult>('qualified');
  const [remark, setRemark] = useState('');
  const [shot, setShot] = useState<Shot>();
  const photos = usePhotos<InspectionPhoto>();
  const plan = photoPlan(result, photos.taken);

  const startOver = () => {
    setResult('qualified');
    setRemark('');
    setShot(undefined);
    photos.clear();
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

  return { result, setResult, remark, setRemark, photos, plan, shot, setShot, take, startOver };
};
export type Finding = ReturnType<typeof useFinding>;

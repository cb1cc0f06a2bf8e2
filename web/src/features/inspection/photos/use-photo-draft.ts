import { useEffect, useEffectEvent, useState } from 'react';
import { useUser } from '#web/core/access/use-user.ts';
import type { Photos } from '#web/ui/camera/use-photos.ts';
import { devicePhotoDrafts } from './photo-drafts.ts';
import type { InspectionPhoto } from './photo-plan.ts';

/** Photos of the item in hand stay on this device until its result is recorded, also over a reload and while another item is in hand. */
export const usePhotoDraft = (oneId: string | undefined, { taken, takeUp }: Photos<InspectionPhoto>) => {
  const { id: owner } = useUser();
  /** The item whose photos were taken up: before that, having none says nothing. */
  const [of, setOf] = useState<string>();
  const takeUpKept = useEffectEvent(takeUp);

  useEffect(() => {
    if (oneId === undefined) return;
    let isLeft = false;
    void devicePhotoDrafts.of({ owner, oneId }).then((photos) => {
      if (isLeft) return;
      takeUpKept(photos);
      setOf(oneId);
    });
    return () => {
      isLeft = true;
      setOf(undefined);
    };
  }, [owner, oneId]);

  useEffect(() => {
    if (oneId !== undefined && of === oneId) devicePhotoDrafts.keep({ owner, oneId }, taken);
  }, [owner, oneId, of, taken]);

  return {
    /** The result is recorded: an upload that ends later keeps nothing. */
    drop: () => {
      setOf(undefined);
      if (oneId !== undefined) devicePhotoDrafts.drop({ owner, oneId });
    },
  };
};

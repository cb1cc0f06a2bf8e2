import { useEffect, useEffectEvent, useRef } from 'react';
import type { Shelf } from '../../shared/inbound/use-shelves.ts';
import type { ShelvingUnit } from './use-shelving-work.ts';

/**
 * Keeps a shelf that was scanned while its item is still looked up: it is meant for that item, and not for the one before it. `putOn` hears of it once
 * the item is in hand.
 */
export const useShelfAhead = (inHand: ShelvingUnit | undefined, putOn: (unit: ShelvingUnit, shelf: Shelf) => void) => {
  const sought = useRef<{ oneId: string; shelf?: Shelf }>(undefined);
  const found = useEffectEvent((shelf: Shelf) => inHand && putOn(inHand, shelf));
  const oneId = inHand?.oneId;
  useEffect(() => {
    if (oneId === undefined || sought.current?.oneId !== oneId) return;
    const { shelf } = sought.current;
    sought.current = undefined;
    if (shelf) found(shelf);
  }, [oneId]);
  return {
    /** This item was scanned last; none where something else was. */
    seek: (next: string | undefined): void => {
      sought.current = next === undefined ? undefined : { oneId: next };
    },
    /** Whether the shelf waits for an item. */
    waits: (shelf: Shelf): boolean => {
      if (!sought.current || sought.current.oneId === oneId) return false;
      sought.current = { ...sought.current, shelf };
      return true;
    },
  };
};

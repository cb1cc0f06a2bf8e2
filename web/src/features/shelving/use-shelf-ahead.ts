import { useEffect, useEffectEvent, useRef } from 'react';

interface Parts {
  /** The item in hand. */
  oneId: string | undefined;
  /** Whether the names of the shelves are still read. */
  isLoading: boolean;
  onReady(code: string): void;
}

/**
 * Keeps what was scanned while the item scanned before it is still looked up, or before the shelves are known: it is meant for that item, and not for the
 * one in hand until then.
 */
export const useShelfAhead = ({ oneId, isLoading, onReady }: Parts) => {
  const sought = useRef<string>(undefined);
  const kept = useRef<string>(undefined);
  const ready = useEffectEvent(onReady);
  useEffect(() => {
    if (sought.current === oneId) sought.current = undefined;
    const code = kept.current;
    if (isLoading || oneId === undefined || sought.current !== undefined || code === undefined) return;
    kept.current = undefined;
    ready(code);
  }, [oneId, isLoading]);
  return {
    /** This item was scanned last; none where something else was. */
    seek: (next: string | undefined): void => {
      sought.current = next === oneId ? undefined : next;
      kept.current = undefined;
    },
    /** Whether the code waits. `isShelf`: it is known to name one. */
    waits: (code: string, isShelf: boolean): boolean => {
      const mayBeShelf = isShelf || isLoading;
      const hasToWait = sought.current !== undefined || (isLoading && oneId !== undefined);
      if (mayBeShelf && hasToWait) kept.current = code;
      return mayBeShelf && hasToWait;
    },
  };
};

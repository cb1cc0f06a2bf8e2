import { useSyncExternalStore } from 'react';

/** What the system says, for what asks in the middle of a movement. */
export const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

const follow = (listener: () => void): (() => void) => {
  reducedMotion.addEventListener('change', listener);
  return () => reducedMotion.removeEventListener('change', listener);
};

/** Whether the person asked their system to move as little as possible: nothing then moves by itself. */
export const useReducedMotion = (): boolean => useSyncExternalStore(follow, () => reducedMotion.matches);

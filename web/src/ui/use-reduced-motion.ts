import { useSyncExternalStore } from 'react';

const reduced = matchMedia('(prefers-reduced-motion: reduce)');

const follow = (listener: () => void): (() => void) => {
  reduced.addEventListener('change', listener);
  return () => reduced.removeEventListener('change', listener);
};

/** Whether the person asked their system to move as little as possible: nothing then moves by itself. */
export const useReducedMotion = (): boolean => useSyncExternalStore(follow, () => reduced.matches);

import { useSyncExternalStore } from 'react';

const handheld = matchMedia('(max-width: 720px)');

const follow = (listener: () => void): (() => void) => {
  handheld.addEventListener('change', listener);
  return () => handheld.removeEventListener('change', listener);
};

export const isHandheld = (): boolean => handheld.matches;

/** A screen as narrow as a hand: the menu becomes a drawer, floor pages take everything. */
export const useHandheld = (): boolean => useSyncExternalStore(follow, isHandheld);

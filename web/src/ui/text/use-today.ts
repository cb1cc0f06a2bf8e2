import { useSyncExternalStore } from 'react';
import { formatDay } from './formats.ts';

const minute = 60_000;

const follow = (listener: () => void): (() => void) => {
  const timer = setInterval(listener, minute);
  return () => clearInterval(timer);
};

const today = (): string => formatDay(Date.now());

/** The calendar day in the viewer's zone, which ends while a page stays open. */
export const useToday = (): string => useSyncExternalStore(follow, today);

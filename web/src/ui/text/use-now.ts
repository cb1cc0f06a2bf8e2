import { createContext, useContext, useSyncExternalStore } from 'react';

const second = 1000;
const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

const tick = (): void => {
  now = Date.now();
  for (const listener of listeners) listener();
};

const follow = (listener: () => void): (() => void) => {
  listeners.add(listener);
  if (timer === undefined) {
    now = Date.now();
    timer = setInterval(tick, second);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
};

/** The first look after a rest must not show the second at which the last clock stopped. */
const present = (): number => {
  if (timer === undefined && Date.now() - now >= second) now = Date.now();
  return now;
};

const never = () => () => {};

/** The moment, in milliseconds, that stands for the present in what is shown as it was; there no clock moves. */
export const FrozenClock = createContext<number | undefined>(undefined);

/** The present in milliseconds, every second; all moving clocks of the console share one timer. */
export const useNow = (): number => {
  const still = useContext(FrozenClock);
  const moving = useSyncExternalStore(still === undefined ? follow : never, present);
  return still ?? moving;
};

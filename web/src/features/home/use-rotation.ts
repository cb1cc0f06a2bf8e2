import { useLayoutEffect, useState } from 'react';
import { useReducedMotion } from '../../ui/use-reduced-motion.ts';
import { adRefreshMs, turned } from './rotation.ts';

/** Someone is at it: then no picture leaves under the pointer or the focus. */
interface Attention {
  pointed: boolean;
  focused: boolean;
}

/** Which of several pictures shows. They change by themselves unless someone looks closer, has paused them, or asked for no motion. */
export const useRotation = (count: number) => {
  const reducedMotion = useReducedMotion();
  const [chosen, setChosen] = useState(0);
  const [wanted, setWanted] = useState<boolean>();
  const [attention, setAttention] = useState<Attention>({ pointed: false, focused: false });
  // One may have been withdrawn.
  const at = Math.min(chosen, count - 1);
  const rotates = wanted ?? !reducedMotion;
  const runs = rotates && count > 1 && !attention.pointed && !attention.focused;

  // With the paint, so that what says whether it runs is never ahead of the timer.
  useLayoutEffect(() => {
    if (!runs) return;
    const timer = setTimeout(() => setChosen(turned(at, 1, count)), adRefreshMs);
    return () => clearTimeout(timer);
  }, [runs, at, count]);

  return {
    at,
    rotates,
    runs,
    show: setChosen,
    step: (by: 1 | -1) => setChosen(turned(at, by, count)),
    toggle: () => setWanted(!rotates),
    attend: (change: Partial<Attention>) => setAttention((before) => ({ ...before, ...change })),
  };
};

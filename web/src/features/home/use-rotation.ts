import { useLayoutEffect, useState } from 'react';
import { useReducedMotion } from '#web/ui/use-reduced-motion.ts';
import { adRefreshMs, placeOf, turned, type Shown } from './rotation.ts';

/** Someone is at it: then no picture leaves under the pointer or the focus. */
interface Attention {
  pointed: boolean;
  focused: boolean;
}

/** Which of several pictures shows. They change by themselves unless someone looks closer, has paused them, or asked for no motion. */
export const useRotation = (ids: readonly string[]) => {
  const count = ids.length;
  const reducedMotion = useReducedMotion();
  const [shown, setShown] = useState<Shown>({ id: undefined, at: 0 });
  const [wanted, setWanted] = useState<boolean>();
  const [attention, setAttention] = useState<Attention>({ pointed: false, focused: false });
  const held = attention.pointed || attention.focused;
  // One may have been published or withdrawn.
  const at = placeOf(shown, ids);
  const id = held ? ids[at] : undefined;
  if (shown.id !== id || shown.at !== at) setShown({ id, at });
  const rotates = wanted ?? !reducedMotion;
  const runs = rotates && count > 1 && !held;
  const show = (place: number) => setShown({ id: undefined, at: place });

  // With the paint, so that what says whether it runs is never ahead of the timer.
  useLayoutEffect(() => {
    if (!runs) return;
    const timer = setTimeout(() => setShown({ id: undefined, at: turned(at, 1, count) }), adRefreshMs);
    return () => clearTimeout(timer);
  }, [runs, at, count]);

  return {
    at,
    rotates,
    runs,
    show,
    step: (by: 1 | -1) => show(turned(at, by, count)),
    toggle: () => setWanted(!rotates),
    attend: (change: Partial<Attention>) => setAttention((before) => ({ ...before, ...change })),
  };
};

import { useEffect, useRef, useState } from 'react';

/** Milliseconds that a move stays written beside its figure. */
const shownFor = 4000;

/** By how much a figure moved just now; undefined while it rests. The answer to another question did not move. */
export const useMoved = (value: number, question: string): number | undefined => {
  const known = useRef({ value, question });
  const [moved, setMoved] = useState<number>();

  useEffect(() => {
    const before = known.current;
    known.current = { value, question };
    if (before.question !== question) return setMoved(undefined);
    if (before.value === value) return;
    setMoved((sum = 0) => sum + value - before.value);
  }, [value, question]);

  useEffect(() => {
    if (moved === undefined) return;
    const rest = setTimeout(() => setMoved(undefined), shownFor);
    return () => clearTimeout(rest);
  }, [moved]);

  return moved;
};

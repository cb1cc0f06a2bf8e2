import { useEffect, useState } from 'react';

/** Milliseconds in which an answer is expected: sooner, an outline would only flicker. */
const patience = 200;

/** Whether something has been waited for longer than a blink. */
export const useLate = (waiting: boolean): boolean => {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setLate(true), patience);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waiting]);
  return waiting && late;
};

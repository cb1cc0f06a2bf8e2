import { useEffect, useState } from 'react';

/** Seconds left until something may be asked for again. */
export const useCountdown = (): { left: number; start: (seconds: number) => void } => {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (left <= 0) return;
    const tick = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(tick);
  }, [left]);
  return { left, start: setLeft };
};

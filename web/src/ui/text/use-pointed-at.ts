import { useEffect, useState } from 'react';

/** As long as the kit's own tooltips wait, in milliseconds. */
const delay = 100;

/** Whether something was ever pointed at for a moment, and what it must hear to know. */
export const usePointedAt = () => {
  const [under, setUnder] = useState(false);
  const [pointedAt, setPointedAt] = useState(false);
  useEffect(() => {
    if (!under) return;
    const timer = setTimeout(() => setPointedAt(true), delay);
    return () => clearTimeout(timer);
  }, [under]);
  return { pointedAt, hears: { onPointerEnter: () => setUnder(true), onPointerLeave: () => setUnder(false) } };
};

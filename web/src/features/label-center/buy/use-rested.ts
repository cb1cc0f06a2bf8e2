import { useEffect, useState } from 'react';

/** A value once nothing has changed it for a while. */
export const useRested = <Value>(value: Value, milliseconds: number): Value => {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return rested;
};

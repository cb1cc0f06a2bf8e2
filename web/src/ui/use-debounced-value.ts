import { useEffect, useState } from 'react';

/** Milliseconds without a key before what is typed is searched. */
export const SEARCH_PAUSE = 250;

/** A value once nothing has changed it for a while. */
export const useDebouncedValue = <Value>(value: Value, milliseconds: number = SEARCH_PAUSE): Value => {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return debounced;
};

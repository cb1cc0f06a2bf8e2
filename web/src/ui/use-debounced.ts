import { useEffect, useState } from 'react';

/** Milliseconds without a key before what is typed is searched. */
export const SEARCH_PAUSE = 250;

interface DebouncedCall {
  /** Runs in a while, in place of what was called before and has not run yet. */
  call: (run: () => void, milliseconds: number) => void;
  cancel: () => void;
}

/** Of several calls that follow each other closely, the last one; none once what calls is gone. */
export const useDebouncedCall = (): DebouncedCall => {
  const [debounced] = useState(createDebouncedCall);
  useEffect(() => () => debounced.cancel(), [debounced]);
  return debounced;
};

const createDebouncedCall = (): DebouncedCall => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  return {
    call: (run, milliseconds) => {
      cancel();
      timer = setTimeout(run, milliseconds);
    },
    cancel,
  };
};

/** A value once nothing has changed it for a while. */
export const useDebouncedValue = <Value>(value: Value, milliseconds: number = SEARCH_PAUSE): Value => {
  const [debounced, setDebounced] = useState(value);
  const { call } = useDebouncedCall();
  useEffect(() => {
    call(() => setDebounced(value), milliseconds);
  }, [call, value, milliseconds]);
  return debounced;
};

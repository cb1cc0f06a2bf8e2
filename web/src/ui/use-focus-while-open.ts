import { useEffect, useRef } from 'react';

/** Takes the focus when it opens, so that it is read out; gives it back where it came from when it closes. */
export const useFocusWhileOpen = <Box extends HTMLElement = HTMLDivElement>() => {
  const box = useRef<Box>(null);
  useEffect(() => {
    const before = document.activeElement;
    box.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return box;
};

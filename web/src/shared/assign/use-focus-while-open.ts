import { useEffect, useRef, type RefObject } from 'react';

/** Takes the focus, and gives it back to where it was. */
export const useFocusWhileOpen = <Box extends HTMLElement>(): RefObject<Box | null> => {
  const box = useRef<Box>(null);
  useEffect(() => {
    const before = document.activeElement;
    box.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return box;
};

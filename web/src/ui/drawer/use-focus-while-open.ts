import { useEffect, useRef } from 'react';

/** Takes the focus when it opens, so that it is read out; gives it back where it came from when it closes. */
export const useFocusWhileOpen = () => {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return panel;
};

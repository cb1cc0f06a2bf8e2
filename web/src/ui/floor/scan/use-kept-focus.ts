import { useEffect, type RefObject } from 'react';

/** The focus comes back after every touch, unless the person is writing elsewhere; who walks with Tab is left alone. */
export const useKeptFocus = (field: RefObject<HTMLInputElement | null>): void =>
  useEffect(() => {
    const comeBack = () => {
      const at = document.activeElement;
      const busy = at !== null && at !== document.body && (at.closest('[role="dialog"]') !== null || /^(INPUT|TEXTAREA|SELECT)$/.test(at.tagName));
      if (!busy) field.current?.focus({ preventScroll: true });
    };
    const afterTouch = () => setTimeout(comeBack);
    comeBack();
    document.addEventListener('click', afterTouch);
    addEventListener('focus', afterTouch);
    return () => {
      document.removeEventListener('click', afterTouch);
      removeEventListener('focus', afterTouch);
    };
  }, [field]);

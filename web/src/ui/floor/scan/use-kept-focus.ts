import { useEffect, type RefObject } from 'react';

/** The focus comes back after every touch, unless the person is writing elsewhere; who walks with Tab is left alone. */
export const useKeptFocus = (field: RefObject<HTMLInputElement | null>): void =>
  useEffect(() => {
    const comeBack = () => {
      const focused = document.activeElement;
      if (!focused || !isBusyAt(focused)) field.current?.focus({ preventScroll: true });
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

/** The page that was left may still hold the focus for a moment after it went out of sight. */
const isBusyAt = (focused: Element): boolean =>
  focused.checkVisibility() && (focused.closest('[role="dialog"]') !== null || /^(INPUT|TEXTAREA|SELECT)$/.test(focused.tagName));

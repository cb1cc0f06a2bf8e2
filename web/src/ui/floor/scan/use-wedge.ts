import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { isTyping } from '#web/ui/keys/match-key.ts';
import { scannerGap } from '#web/ui/keys/scanner-pace.ts';
import { createWedge } from './wedge.ts';

/** A scanner that faltered goes on within this time; what was touched longer before is no part of its scan. */
const MAX_FALTER_MS = 1000;

/**
 * Scans reach the scan field wherever the focus is: keys outside of fields are led into it, and a burst into another field, such as a remark, is taken out
 * of there again. A dialog keeps its keys, and a scan closes it. Answers the scan that the last
 * Enter in the scan field itself ended, where something older stands before it.
 */
export const useWedge = (field: RefObject<HTMLInputElement | null>, scanned: (code: string) => void): RefObject<string | undefined> => {
  const take = useEffectEvent(scanned);
  const ended = useRef<string | undefined>(undefined);
  useEffect(() => {
    const wedge = createWedge(scannerGap);
    const press = (event: KeyboardEvent) => {
      const { target, key, timeStamp } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (!(target instanceof HTMLElement)) return;
      const dialog = target.closest('[role="dialog"]');
      const begun = key.length === 1 ? wedge.character(key, timeStamp) : '';
      const { scan, after = 0 } = (key === 'Enter' ? wedge.enter(timeStamp) : undefined) ?? {};
      ended.current = after > MAX_FALTER_MS ? scan : undefined;
      if (target === field.current) return;
      if (dialog || isTyping(target)) {
        if (scan === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        takeOut(target, scan);
        if (dialog) close(target);
        return take(scan);
      }
      if (key.length !== 1 || key === ' ' || begun === '?') return;
      // The character itself follows the focus.
      field.current?.focus();
      event.stopPropagation();
    };
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, [field]);
  return ended;
};

/** As Escape does, so that the answer to the scan is seen. */
const close = (inside: HTMLElement): void => {
  inside.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', keyCode: 27, bubbles: true }));
};

/** React hears of a value only through the native setter and an input event. */
const takeOut = (target: HTMLElement, code: string): void => {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) || !target.value.endsWith(code)) return;
  const prototype = target instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(target, target.value.slice(0, -code.length));
  target.dispatchEvent(new Event('input', { bubbles: true }));
};

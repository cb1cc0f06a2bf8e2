import { createContext, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { holdKeys } from './held-keys.ts';
import { isInDialog, isTyping, keyName, pairWithin } from './match-key.ts';
import { scannerGap } from './scanner-pace.ts';

/** A key, or two in a row (`g i`), and what it does in words for the list of keys. */
export interface KeyBinding {
  keys: string;
  label?: string;
  run: (event: KeyboardEvent) => void;
  /** Also while typing in a field: Escape, or a chord. */
  always?: boolean;
  /** It only moves or shows something, and need not wait whether a scan follows. */
  atOnce?: boolean;
}

interface Layer {
  bindings: () => readonly KeyBinding[];
  /** Of a modal dialog: they work inside it, and there nothing else does. */
  inDialog: boolean;
}

export interface Keys {
  /** The newest bindings win. Answers how to take them back. */
  add(layer: Layer): () => void;
  /** Those that work now, on the page or inside its dialog, newest first. */
  active(inDialog?: boolean): readonly KeyBinding[];
  /** Scans outside of fields go to `take`, the newest first. Answers how to end it. */
  takeScans(take: (code: string) => void): () => void;
}

export const KeysContext = createContext<Keys | undefined>(undefined);

/**
 * Runs the keys of what is on the screen. A character waits until nothing can follow it: with more of its kind and Enter it was a scan, which is looked up
 * and is never a row of shortcuts. In a dialog a scan does nothing.
 */
export const KeysProvider = ({ children }: { children: ReactNode }) => {
  const layers = useRef<Layer[]>([]);
  const takers = useRef<((code: string) => void)[]>([]);
  const first = useRef<{ name: string; at: number } | undefined>(undefined);

  const keys = useMemo<Keys>(
    () => ({
      add(layer) {
        layers.current = [layer, ...layers.current];
        return () => {
          layers.current = layers.current.filter((other) => other !== layer);
        };
      },
      active: (inDialog = false) => layers.current.filter((layer) => layer.inDialog === inDialog).flatMap((layer) => layer.bindings()),
      takeScans(take) {
        takers.current = [take, ...takers.current];
        return () => {
          takers.current = takers.current.filter((other) => other !== take);
        };
      },
    }),
    [],
  );

  useEffect(() => {
    const held = holdKeys<KeyboardEvent>(scannerGap);
    let waiting: ReturnType<typeof setTimeout> | undefined;

    const run = (event: KeyboardEvent) => {
      const name = keyName(event);
      const before = first.current && event.timeStamp - first.current.at < pairWithin ? first.current.name : undefined;
      const active = keys.active(isInDialog(event.target));
      const typing = isTyping(event.target);
      const usable = (binding: KeyBinding) => !typing || binding.always === true;
      const pair = before === undefined ? undefined : active.find((binding) => binding.keys === `${before} ${name}` && usable(binding));
      const binding = pair ?? active.find((candidate) => candidate.keys === name && usable(candidate));
      first.current =
        !pair && !typing && active.some(({ keys: wanted }) => wanted.startsWith(`${name} `)) ? { name, at: event.timeStamp } : undefined;
      if (!binding) return;
      event.preventDefault();
      binding.run(event);
    };
    const begun = new WeakSet<KeyboardEvent>();
    // What one key changed, the next one finds.
    const runHeld = (events: readonly KeyboardEvent[]) => events.filter((event) => !begun.has(event)).forEach((event) => flushSync(() => run(event)));
    const rest = () => {
      clearTimeout(waiting);
      runHeld(held.rest());
    };

    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      if (!mayBeginScan(event)) {
        rest();
        return run(event);
      }
      clearTimeout(waiting);
      const { before, begins } = held.hold(event);
      runHeld(before);
      waiting = setTimeout(rest, scannerGap());
      const binding = keys.active(isInDialog(event.target)).find((candidate) => candidate.keys === keyName(event));
      // Too late once it has waited: the browser must not search the page for it.
      if (binding) event.preventDefault();
      if (!begins || !binding?.atOnce || first.current) return;
      begun.add(event);
      run(event);
    };
    // Before the thing in focus hears of it, which Enter would press.
    const endScan = (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return;
      const code = held.endedBy(event);
      if (code === undefined) return;
      clearTimeout(waiting);
      event.preventDefault();
      event.stopImmediatePropagation();
      if (!document.querySelector('[aria-modal="true"]')) takers.current[0]?.(code);
    };

    document.addEventListener('keydown', endScan, true);
    document.addEventListener('keydown', press);
    // A key is meant for what had the focus when it was pressed.
    document.addEventListener('focusin', rest, true);
    document.addEventListener('pointerdown', rest, true);
    return () => {
      clearTimeout(waiting);
      document.removeEventListener('keydown', endScan, true);
      document.removeEventListener('keydown', press);
      document.removeEventListener('focusin', rest, true);
      document.removeEventListener('pointerdown', rest, true);
    };
  }, [keys]);

  return <KeysContext value={keys}>{children}</KeysContext>;
};

/** A character on its own, outside of fields. A key that is held down repeats itself, and a scanner does not. */
const mayBeginScan = ({ key, ctrlKey, metaKey, altKey, repeat, target }: KeyboardEvent): boolean =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey && !repeat && !isTyping(target);

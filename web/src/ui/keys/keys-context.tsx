import { createContext, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { isInDialog, isTyping, keyName, pairWithin } from './match-key.ts';

/** A key, or two in a row (`g i`), and what it does in words for the list of keys. */
export interface KeyBinding {
  keys: string;
  does?: string;
  run: (event: KeyboardEvent) => void;
  /** Also while typing in a field: Escape, or a chord. */
  always?: boolean;
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
}

export const KeysContext = createContext<Keys | undefined>(undefined);

export const KeysProvider = ({ children }: { children: ReactNode }) => {
  const layers = useRef<Layer[]>([]);
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
    }),
    [],
  );

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
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
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [keys]);

  return <KeysContext value={keys}>{children}</KeysContext>;
};

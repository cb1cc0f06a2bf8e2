import { use, useEffect, useLayoutEffect, useRef } from 'react';
import { KeysContext, type KeyBinding } from './keys-context.tsx';

/**
 * Keys of what is on the screen now; a page that is kept alive but hidden gives them back. While a modal dialog has the focus, those of the page rest
 * and those given with `inDialog` work.
 */
export const useKeys = (bindings: readonly KeyBinding[], { inDialog = false }: { inDialog?: boolean } = {}): void => {
  const keys = use(KeysContext);
  // The list of keys reads them while it renders, where an effect event may not be called.
  const current = useRef(bindings);
  useLayoutEffect(() => {
    current.current = bindings;
  });
  useEffect(() => {
    return keys?.add({ bindings: () => current.current, inDialog });
  }, [keys, inDialog]);
};

import { use, useEffect, useEffectEvent } from 'react';
import { KeysContext } from './keys-context.tsx';

/** Takes what is scanned where no field has the focus, while the caller is on the screen. */
export const useScans = (onScan: (code: string) => void): void => {
  const keys = use(KeysContext);
  const take = useEffectEvent(onScan);
  useEffect(() => {
    return keys?.takeScans((code) => take(code));
  }, [keys]);
};

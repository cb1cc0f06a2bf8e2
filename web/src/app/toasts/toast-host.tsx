import { useEffect, useState, type ComponentType } from 'react';
import { useStore } from '#web/browser/store.ts';
import { pendingToasts } from '#web/core/toasts/toasts.ts';

const load = () => import('./toasts.tsx');

/** The signed-in pages fetch it ahead: the first toast may be that the network is gone. */
export const preloadToasts = (): void => void load().catch(() => undefined);

/** Shows what waits, once antd's toasts are there; what comes before them waits on. */
export const ToastHost = () => {
  const waiting = useStore(pendingToasts);
  const [Loaded, setLoaded] = useState<ComponentType>();
  useEffect(() => {
    if (waiting.length === 0 || Loaded) return;
    load().then(
      (loaded) => setLoaded(() => loaded.default),
      () => undefined,
    );
  }, [waiting, Loaded]);
  return Loaded ? <Loaded /> : null;
};

import { useEffect, useState, type ComponentType } from 'react';
import { useStore } from '#web/browser/store.ts';
import { waitingNotices } from '#web/core/notices/notices.ts';

const load = () => import('./notice-holder.tsx');

/** The signed-in pages fetch it ahead: the first notice may be that the network is gone. */
export const fetchNoticeHolder = (): void => void load().catch(() => undefined);

/** Shows what waits, once the holder is there; notices that come before it wait on. */
export const NoticeHost = () => {
  const waiting = useStore(waitingNotices);
  const [Holder, setHolder] = useState<ComponentType>();
  useEffect(() => {
    if (waiting.length === 0 || Holder) return;
    load().then(
      (loaded) => setHolder(() => loaded.default),
      () => undefined,
    );
  }, [waiting, Holder]);
  return Holder ? <Holder /> : null;
};

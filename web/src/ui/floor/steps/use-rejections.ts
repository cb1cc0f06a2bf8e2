import { useEffectEvent, useLayoutEffect } from 'react';
import type { PageOutbox } from '#web/api/outbox/page-outbox.ts';
import { rejectionOf, type Rejection } from './scan-state.ts';

/** Tells of the oldest command that the server rejected, before anything else is painted; undefined once it was read. */
export const useRejections = ({ refused }: Pick<PageOutbox, 'refused'>, onRejected: (rejection: Rejection | undefined) => void): void => {
  const id = refused?.id;
  const tell = useEffectEvent(() => onRejected(refused && rejectionOf(refused)));
  useLayoutEffect(() => {
    tell();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- told anew for another call, not for the same one read again
  }, [id]);
};

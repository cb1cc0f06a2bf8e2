import { useEffect, useEffectEvent } from 'react';
import type { LiveNotice } from '#contracts/live/messages.ts';
import type { AnyEndpoint } from '../api/http/call-address.ts';
import { invalidateReads, invalidateReadsOlderThan } from '../api/use-read.ts';
import { throttleByKey } from './throttle.ts';
import { useLiveConnection } from './live-context.tsx';

interface Handlers {
  /** The page follows from now on; what it kept from before may be old. */
  onSubscribed(): void;
  onNotices(notices: readonly LiveNotice[]): void;
  /** Too much was missed: read again. */
  onReset(): void;
}

/** Follows a topic while the page shows; without a topic, nothing. */
export const useLive = (topic: string | undefined, handlers: Handlers): void => {
  const connection = useLiveConnection();
  const onSubscribed = useEffectEvent(handlers.onSubscribed);
  const onNotices = useEffectEvent(handlers.onNotices);
  const onReset = useEffectEvent(handlers.onReset);

  useEffect(() => {
    if (topic === undefined) return;
    if (!connection.isFresh(topic)) onSubscribed();
    return connection.follow(topic, { onNotices, onReset });
  }, [connection, topic]);
};

/** The console has one client of queries, and so one turn for each endpoint. */
const readInTurn = throttleByKey((name) => invalidateReads({ name }));

/** The usual case: whatever happens under the topic, these reads are old. Answers nothing; the rows change by themselves. */
export const useLiveReads = (topic: string | undefined, ...endpoints: readonly Pick<AnyEndpoint, 'name'>[]): void => {
  useLive(topic, {
    onSubscribed: () => void invalidateReadsOlderThan(Date.now(), ...endpoints),
    onNotices: () => endpoints.forEach(({ name }) => readInTurn(name)),
    onReset: () => void invalidateReads(...endpoints),
  });
};

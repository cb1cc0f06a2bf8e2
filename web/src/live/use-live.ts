import { useEffect, useEffectEvent } from 'react';
import type { LiveNotice } from '#contracts/live/messages.ts';
import type { AnyEndpoint } from '../api/http/call-address.ts';
import { readAgain, readAgainIfOlder } from '../api/use-read.ts';
import { turnByName } from './in-turn.ts';
import { useLiveConnection } from './live-context.tsx';

interface Handlers {
  /** The page follows from now on; what it kept from before may be old. */
  began(): void;
  notices(notices: readonly LiveNotice[]): void;
  /** Too much was missed: read again. */
  reset(): void;
}

/** Follows a topic while the page shows; without a topic, nothing. */
export const useLive = (topic: string | undefined, handlers: Handlers): void => {
  const connection = useLiveConnection();
  const began = useEffectEvent(handlers.began);
  const notices = useEffectEvent(handlers.notices);
  const reset = useEffectEvent(handlers.reset);

  useEffect(() => {
    if (topic === undefined) return;
    if (!connection.tellsAll(topic)) began();
    return connection.follow(topic, { notices, reset });
  }, [connection, topic]);
};

/** The console has one client of queries, and so one turn for each endpoint. */
const readInTurn = turnByName((name) => readAgain({ name }));

/** The usual case: whatever happens under the topic, these reads are old. Answers nothing; the rows change by themselves. */
export const useLiveReads = (topic: string | undefined, ...endpoints: readonly Pick<AnyEndpoint, 'name'>[]): void => {
  useLive(topic, {
    began: () => void readAgainIfOlder(Date.now(), ...endpoints),
    notices: () => endpoints.forEach(({ name }) => readInTurn(name)),
    reset: () => void readAgain(...endpoints),
  });
};

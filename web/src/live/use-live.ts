import { useEffect, useEffectEvent, useRef } from 'react';
import type { LiveNotice } from '#contracts/live/messages.ts';
import type { AnyEndpoint } from '../api/call-address.ts';
import { readAgain, readAgainIfOlder } from '../api/use-read.ts';
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
    began();
    return connection.follow(topic, { notices, reset });
  }, [connection, topic]);
};

/** Milliseconds in which a burst of notices becomes one read. */
const burst = 60;

/**
 * The usual case: whatever happens under the topic, these reads are old. Answers nothing; the rows change by themselves. One read ends before the next
 * begins: where notices come faster than answers, a read that each of them restarts would never end.
 */
export const useLiveReads = (topic: string | undefined, ...endpoints: readonly Pick<AnyEndpoint, 'name'>[]): void => {
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const reading = useRef({ now: false, again: false });
  const read = () => {
    if (reading.current.now) {
      reading.current.again = true;
      return;
    }
    waiting.current ??= setTimeout(() => {
      waiting.current = undefined;
      reading.current = { now: true, again: false };
      void readAgain(...endpoints).finally(() => {
        const { again } = reading.current;
        reading.current = { now: false, again: false };
        if (again) read();
      });
    }, burst);
  };
  useLive(topic, { began: () => void readAgainIfOlder(Date.now(), ...endpoints), notices: read, reset: read });
};

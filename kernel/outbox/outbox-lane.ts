import type { Pool } from 'pg';
import { withoutData } from '#contracts/system/without-data.ts';
import { backoffMs, type Retries } from '../backoff.ts';
import type { Lane, Turn } from '../lanes/lanes.ts';
import { afterFailure, breakerState, closedBreaker, type Breaker } from './breaker.ts';
import { Undeliverable, type Destination } from './destination.ts';
import type { Outbox } from './outbox.ts';
import { outboxRows, type WaitingMessage } from './outbox-rows.ts';

export type Delivery = 'delivered' | 'failed' | 'givenUp' | 'expired';

export interface OutboxParts {
  pool: Pool;
  outbox: Pick<Outbox, 'bodyOf'>;
  retries?: Retries;
  /** Looks for messages at least this often, in ms. */
  pollEvery?: number;
  onError: (failure: unknown) => void;
  /** Told how each delivery ended. */
  onDelivery?: (destination: string, delivery: Delivery) => void;
}

/** About a day in all: a destination that is down over night misses nothing. */
const usualRetries: Retries = { maxAttempts: 30, firstMs: 1_000, maxMs: 3_600_000 };
const usualTimeoutMs = 10_000;
const MAX_MESSAGES = 20;

export const outboxLaneName = (destination: string): string => `outbox ${destination}`;

/**
 * Delivers what waits for one destination, at least once, one message after the other. One that fails comes back later and lets the others pass. Holds no
 * connection to the database while a delivery is under way.
 */
export const outboxLane = (destination: Destination, given: OutboxParts): Lane => {
  const { pool, outbox, retries = usualRetries, pollEvery = 500, onError, onDelivery = () => {} } = given;
  const { name, timeoutMs = usualTimeoutMs } = destination;
  const rows = outboxRows(pool, name);

  const step = async ({ turn, signal }: { turn: Turn; signal: AbortSignal }): Promise<number> => {
    let { breaker, messages } = await turn(async () => {
      for (let dropped = await rows.dropExpired(); dropped > 0; dropped--) onDelivery(name, 'expired');
      const found = await rows.breaker();
      const state = breakerState(found, new Date());
      return { breaker: found, messages: state === 'open' ? [] : await rows.due(state === 'halfOpen' ? 1 : MAX_MESSAGES) };
    });
    for (const message of messages) {
      const failure = await deliver(message, signal);
      // It was told to stop: whether it arrived nobody knows, and the next one sends it again.
      if (signal.aborted && failure) return 0;
      breaker = await turn(() => note(message, failure, breaker));
      if (breakerState(breaker, new Date()) === 'open') return pollEvery;
    }
    return messages.length > 0 ? 0 : pollEvery;
  };

  const deliver = async ({ messageId, kind, body }: WaitingMessage, signal: AbortSignal): Promise<{ reason: unknown } | undefined> => {
    const ending = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    try {
      await destination.deliver({ messageId, kind, body: outbox.bodyOf(messageId, body) }, ending);
      return undefined;
    } catch (reason) {
      return { reason };
    }
  };

  /** Answers the breaker as it is now. */
  const note = async ({ messageId, attempts }: WaitingMessage, failure: { reason: unknown } | undefined, before: Breaker): Promise<Breaker> => {
    if (!failure) {
      await rows.delivered(messageId);
      onDelivery(name, 'delivered');
      return changed(before, closedBreaker);
    }
    const { reason } = failure;
    const isRefused = reason instanceof Undeliverable;
    const isGivenUp = isRefused || attempts + 1 >= retries.maxAttempts;
    await rows.failed(messageId, errorText(reason), isGivenUp ? undefined : backoffMs(retries, attempts + 1));
    onError(new Error(`A message to ${name} was not delivered.`, { cause: reason }));
    onDelivery(name, isGivenUp ? 'givenUp' : 'failed');
    // Who refuses one message answers.
    return changed(before, isRefused ? closedBreaker : afterFailure(before, new Date()));
  };

  const changed = async (before: Breaker, after: Breaker): Promise<Breaker> => {
    if (before.failures !== after.failures) await rows.setBreaker(after);
    return after;
  };

  return { name: outboxLaneName(name), step };
};

const errorText = (reason: unknown): string => (reason instanceof Error ? `${reason.name}: ${withoutStatusData(reason)}` : 'It failed.');

/** A status says nothing of anybody. */
const withoutStatusData = ({ message }: Error): string => (/^HTTP status \d{3}$/.test(message) ? message : withoutData(message));

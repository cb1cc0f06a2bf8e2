import type { LogPosition } from '#contracts/kernel/events/recorded-event.ts';
import type { PositionedEvent } from '../event-store/reading/log-reader.ts';
import type { Stretch } from '../event-store/typed-events.ts';
import type { Lane } from '../lanes/lanes.ts';
import { backoffMs, type Retries } from '../backoff.ts';
import { buryIn } from './dead-letters.ts';
import { MovedElsewhere, processStore, type Checkpoint, type Effect } from './process-store.ts';
import type { Process } from './react.ts';
import { retryDeadLetters } from './retry-dead-letters.ts';
import { causeOf, CommandRefused, runCommands } from './run-commands.ts';
import { startTicking } from './timers.ts';
import { tellDueTimers } from './tell-due-timers.ts';
import type { WorkParts } from './work-parts.ts';

export interface ProcessParts extends Omit<WorkParts, 'store' | 'retries' | 'onFailed'>, Partial<Pick<WorkParts, 'retries' | 'onFailed'>> {
  /** Looks at the log and the timers at least this often, in ms. */
  pollEvery?: number;
}

const usualRetries: Retries = { maxAttempts: 8, firstMs: 1_000, maxMs: 60_000 };
const MAX_EVENTS = 100;
/** A lane that acts on much gives way to others, and keeps what it has done, at least this often; ms. */
const MAX_STEP_MS = 1_000;

/** Feeds one process. A step is one stretch of the log, or what is due; it commits the checkpoint with what came of it. */
export const processLane = (process: Process, given: ProcessParts): Lane => {
  const { retries = usualRetries, pollEvery = 1_000, onFailed = () => {}, ...parts } = given;
  const { pool, log, clock, onError } = parts;
  const { name, eventTypes, everyMs } = process;
  const store = processStore(pool, name, parts.outbox);
  let ticks = false;
  /** By `performance.now()`: a wake-up does not shorten the wait for a retry. */
  let retryAt = 0;

  const work: WorkParts = { ...parts, store, retries, onFailed };

  const step = async (): Promise<number> => {
    if (performance.now() < retryAt) return retryAt - performance.now();
    if (everyMs !== undefined && !ticks) await startTicking(pool, name, everyMs, clock.now());
    ticks = true;
    await retryDeadLetters(process, work);
    if (eventTypes.length > 0) {
      const checkpoint = await store.open(() => (process.from === 'beginning' ? Promise.resolve(logStart) : log.end()));
      const stretch = await log.after(checkpoint.position, eventTypes, MAX_EVENTS);
      if (stretch.to) {
        const waitMs = await follow(checkpoint, stretch, stretch.to);
        if (waitMs !== undefined) return waitMs;
      }
    }
    return (await tellDueTimers(process, work)) ? 0 : pollEvery;
  };

  /** Answers when to go on; undefined once nothing is left in the log. */
  const follow = async (checkpoint: Checkpoint, { events, isFull }: Stretch, end: LogPosition): Promise<number | undefined> => {
    const began = performance.now();
    const states = await statesFor(events);
    const changed = new Map<string, unknown>();
    const effects: Effect[] = [];
    let done = checkpoint.position;

    for (const next of events) {
      const reacted = await reaction(next, states);
      if (reacted.failure !== undefined) {
        if (done !== checkpoint.position) await store.moveOn(checkpoint.position, done, { states: changed, effects });
        const failedAttempts = done === checkpoint.position ? checkpoint.failedAttempts : 0;
        return failed(next, { position: done, failedAttempts }, reacted);
      }
      effects.push(...reacted.effects);
      if (reacted.key !== undefined) changed.set(reacted.key, reacted.state);
      done = next.position;
      if (performance.now() - began < MAX_STEP_MS) continue;
      await store.moveOn(checkpoint.position, done, { states: changed, effects });
      return 0;
    }
    await store.moveOn(checkpoint.position, end, { states: changed, effects });
    return isFull ? 0 : undefined;
  };

  const statesFor = async (events: readonly PositionedEvent[]): Promise<Map<string | undefined, unknown>> => {
    const keys = events.flatMap(({ event }) => {
      try {
        return process.keyOf(event) ?? [];
      } catch {
        // It fails again in its turn.
        return [];
      }
    });
    return store.statesOf([...new Set(keys)]);
  };

  const reaction = async ({ event }: PositionedEvent, states: Map<string | undefined, unknown>): Promise<Reacted> => {
    let after: { key: string | undefined; state: unknown } = { key: undefined, state: undefined };
    try {
      const key = process.keyOf(event);
      after = { key, state: process.evolve(states.get(key) ?? process.initial, event) };
      const effects = await runCommands(process, process.act(event, after.state), causeOf(event), parts);
      states.set(key, after.state);
      return { ...after, effects };
    } catch (failure) {
      return { ...after, effects: [], failure: failure ?? new Error('Nothing was thrown.') };
    }
  };

  const failed = async (next: PositionedEvent, checkpoint: Checkpoint, { key, state, failure }: Reacted): Promise<number> => {
    const attempts = checkpoint.failedAttempts + 1;
    const isGivenUp = failure instanceof CommandRefused || attempts >= retries.maxAttempts;
    onError(new Error(`The process ${name} failed at ${next.event.type} ${next.event.eventId}.`, { cause: failure }));
    onFailed(name, isGivenUp);
    if (isGivenUp) {
      const { position, event } = next;
      const states = new Map(key === undefined ? [] : [[key, state]]);
      const letter = { cause: event.eventId, attempts, state, event: { position, type: event.type } };
      await store.moveOn(checkpoint.position, position, { states, effects: [] }, (sql) => buryIn(sql, name, letter, failure));
      return 0;
    }
    await store.noteFailure(checkpoint.position, attempts);
    const waitMs = backoffMs(retries, attempts);
    retryAt = performance.now() + waitMs;
    return waitMs;
  };

  return {
    name: `process ${name}`,
    wakesOn: new Set(eventTypes),
    step: ({ turn }) =>
      turn(() =>
        step().catch((failure: unknown) => {
          if (failure instanceof MovedElsewhere) return pollEvery;
          throw failure;
        }),
      ),
  };
};

interface Reacted {
  key: string | undefined;
  state: unknown;
  effects: readonly Effect[];
  failure?: unknown;
}

const logStart: LogPosition = { transactionId: 0n, globalPosition: 0n };

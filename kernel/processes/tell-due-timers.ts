import { backoffMs } from '../backoff.ts';
import { buryIn } from './dead-letters.ts';
import { MovedElsewhere, type Effect } from './process-store.ts';
import type { Process } from './react.ts';
import { CommandRefused, runCommands } from './run-commands.ts';
import { causeOfTimer, dueTimers, nextTick, putOffTimer, reactionsWhenDue, removeTimer, tickKey, type DueTimer } from './timers.ts';
import type { WorkParts } from './work-parts.ts';

/** Tells a process what is due, the earliest first; one that fails is put off and holds up no other. Answers whether there was any. */
export const tellDueTimers = async (process: Process, parts: WorkParts): Promise<boolean> => {
  const due = await dueTimers(parts.pool, process.name, parts.clock.now());
  for (const timer of due) await tell(process, timer, parts);
  return due.length > 0;
};

const tell = async (process: Process, timer: DueTimer, parts: WorkParts): Promise<void> => {
  const { pool, store, retries, onError, onFailed } = parts;
  const { name } = process;
  const { key, cause, failedAttempts } = timer;
  const state = key === tickKey ? undefined : ((await store.statesOf([key])).get(key) ?? process.initial);
  const next = nextTickOf(process, timer, parts.clock.now());
  try {
    const effects = await runCommands(process, reactionsWhenDue(process, timer, state), causeOfTimer(timer), parts);
    // The next one first: what the process schedules under the same key is what it wants.
    await store.apply({ states: new Map(), effects: [...next, ...effects] }, (sql) => removeTimer(sql, name, timer));
  } catch (failure) {
    if (failure instanceof MovedElsewhere) return;
    const attempts = failedAttempts + 1;
    const isGivenUp = failure instanceof CommandRefused || attempts >= retries.maxAttempts;
    onError(new Error(`The process ${name} failed at what was due.`, { cause: failure }));
    onFailed(name, isGivenUp);
    if (!isGivenUp) return putOffTimer(pool, name, timer, backoffMs(retries, attempts));
    await store.apply({ states: new Map(), effects: next }, async (sql) => {
      await removeTimer(sql, name, timer);
      await buryIn(sql, name, { cause, attempts, state, timer }, failure);
    });
  }
};

const nextTickOf = ({ everyMs }: Process, { key, cause }: DueTimer, now: Date): Effect[] =>
  key === tickKey && everyMs !== undefined ? [{ reaction: { kind: 'schedule', key, at: nextTick(everyMs, now).toISOString() }, cause, id: '' }] : [];

import type { Sql } from '../database/sql.ts';
import { noteRetryFailed, removeDeadLetter, requestedRetries, type RequestedRetry } from './dead-letters.ts';
import { MovedElsewhere, type Effect } from './process-store.ts';
import type { Process } from './react.ts';
import { causeOf, runCommands } from './run-commands.ts';
import { causeOfTimer, reactionsWhenDue } from './timers.ts';
import type { WorkParts } from './work-parts.ts';

/** Tries those once more that somebody asked for. What had been done of them before is not done again. */
export const retryDeadLetters = async (process: Process, parts: WorkParts): Promise<void> => {
  for (const letter of await requestedRetries(parts.pool, process.name)) {
    try {
      const { states, effects } = await retried(process, letter, parts);
      await parts.store.apply({ states, effects }, (sql) => remove(sql, letter));
    } catch (failure) {
      if (failure instanceof MovedElsewhere) continue;
      parts.onError(new Error(`The process ${process.name} failed at a dead letter.`, { cause: failure }));
      parts.onFailed(process.name, true);
      await noteRetryFailed(parts.pool, letter.deadLetterId, failure);
    }
  }
};

interface Retried {
  states: Map<string, unknown>;
  effects: readonly Effect[];
}

const retried = async (process: Process, letter: RequestedRetry, parts: WorkParts): Promise<Retried> => {
  const { event, timer, cause } = letter;
  if (timer) {
    const { key, dueAt } = timer;
    const reactions = reactionsWhenDue(process, { key, dueAt }, letter.state);
    return { states: new Map(), effects: await runCommands(process, reactions, causeOfTimer({ key, dueAt, cause }), parts) };
  }
  const found = event && (await parts.log.at(event.position));
  if (!found) throw new Error('The event is not in the log.');
  const states = new Map<string, unknown>();
  let { state } = letter;
  if (state === undefined) {
    // It failed before the state had taken the event in, or keeps none.
    const key = process.keyOf(found.event);
    state = process.evolve(key === undefined ? undefined : ((await parts.store.statesOf([key])).get(key) ?? process.initial), found.event);
    if (key !== undefined) states.set(key, state);
  }
  return { states, effects: await runCommands(process, process.act(found.event, state), causeOf(found.event), parts) };
};

const remove = async (sql: Sql, { deadLetterId }: RequestedRetry): Promise<void> => {
  const { text, values } = removeDeadLetter(deadLetterId);
  const { rowCount } = await sql.query(text, values);
  if (rowCount !== 1) throw new MovedElsewhere('The dead letter is no longer there.');
};

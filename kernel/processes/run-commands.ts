import type { RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import type { Clock } from '../clock.ts';
import type { Commands } from '../commands/commands.ts';
import type { IdempotencyStore } from '../event-store/idempotency-store.ts';
import type { Effect } from './process-store.ts';
import type { Process } from './react.ts';
import type { Reaction } from './reactions.ts';

export interface CommandParts {
  commands: Commands;
  idempotencyStore: Pick<IdempotencyStore, 'find'>;
  clock: Clock;
}

/** What a piece of work follows from. */
export interface Cause {
  /** Part of the ids of what follows: the event's id, or the timer's cause, key and time. */
  id: string;
  /** The event that caused it, or where there is none the same as `id`. */
  causationId: string;
  correlationId: string;
  traceparent?: string | undefined;
}

export const causeOf = ({ eventId, metadata }: RecordedEvent): Cause => ({
  id: eventId,
  causationId: eventId,
  correlationId: metadata.correlationId,
  traceparent: metadata.traceparent,
});

/** A command that had to be accepted was not: trying again would be refused again. */
export class CommandRefused extends Error {}

/**
 * Runs the commands among these reactions, in their order, and answers the others. Each command has the process's name as its account and a key of its cause and
 * place as its Idempotency-Key: one that was committed before is not run again, whatever happened since.
 */
export const runCommands = async (
  { name: process, title }: Pick<Process, 'name' | 'title'>,
  reactions: readonly Reaction[],
  cause: Cause,
  { commands, idempotencyStore, clock }: CommandParts,
): Promise<Effect[]> => {
  const effects: Effect[] = [];
  for (const [index, reaction] of reactions.entries()) {
    const key = `${cause.id}/${index}`;
    if (reaction.kind !== 'command') {
      effects.push({ reaction, cause: cause.causationId, id: key });
      continue;
    }
    if (await idempotencyStore.find(process, key)) continue;
    const context = {
      actor: { accountId: process, name: title, terminal: 'system' as const },
      correlationId: cause.correlationId,
      causationId: cause.causationId,
      ...(cause.traceparent && { traceparent: cause.traceparent }),
      idempotency: { key, accountId: process, fingerprint: process },
    };
    const result = await commands.run(context, reaction.command(reaction.data, clock.now()));
    if (result.kind === 'accepted') continue;
    const { rejected } = result.rejection;
    if (rejected === 'KeyInUse') continue;
    if (rejected === 'Conflict') throw new Error('Conflict');
    if (!reaction.mayBeRefused) throw new CommandRefused(rejected);
  }
  return effects;
};

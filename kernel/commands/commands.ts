import type { LogPosition, RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { Clock } from '../clock.ts';
import type { CommandContext } from './command-context.ts';
import type { NewIds } from '../ids.ts';
import type { OutboundMessage } from '../outbox/outbound-message.ts';
import type { Accepted, Decision } from './decision.ts';
import type { CommitResult, EventLog, ExtraStatement } from './event-log.ts';
import { aggregateCache, type AggregateCache } from './aggregate-cache.ts';
import { UnitOfWork } from './unit-of-work.ts';

export type CommandResult<Answer> =
  | { kind: 'accepted'; answer: Answer; events: readonly RecordedEvent[]; position?: LogPosition }
  | { kind: 'rejected'; rejection: Rejection };

/** A command let through: the decision that is still to be applied, statements beside the log, and what it is answered. */
export interface CommandOutcome<Answer> {
  decision: Accepted;
  answer: Answer;
  extraStatements?: readonly ExtraStatement[];
  /** What leaves the house because of it: put into the outbox in the same transaction. */
  messages?: readonly OutboundMessage[];
}

/** What `run` takes: load, decide, and say what to answer when the decision is accepted. */
export type Handle<Answer> = (load: UnitOfWork) => Promise<Rejection | CommandOutcome<Answer>>;

export interface Commands {
  run<Answer>(context: CommandContext, handle: Handle<Answer>): Promise<CommandResult<Answer>>;
}

const attempts = 3;

/**
 * Loads, decides and appends; on a conflict loads and decides again, three times in all, then answers `Conflict` (409). The first time it takes what is known of a
 * stream without a look at the log: the append fails where that is past, and what nothing is appended to is looked at before it.
 * A refusal, or a failure, rests on states that stood at one moment: where they were not loaded in one round trip and one has changed since, it is decided again.
 */
export const commands = (log: EventLog, clock: Clock, ids: NewIds, cache: AggregateCache = aggregateCache()): Commands => {
  const run = async <Answer>(context: CommandContext, handle: Handle<Answer>): Promise<CommandResult<Answer>> => {
    for (let attempt = 1; attempt <= attempts; attempt++) {
      const unit = new UnitOfWork({ log, known: cache, context, clock, ids }, { mayUseCache: attempt === 1 });
      const outcome = await decide(unit, handle);
      if (outcome instanceof Failed || isRejection(outcome)) {
        if (attempt < attempts && (await unit.isStale())) continue;
        if (outcome instanceof Failed) throw outcome.failure;
        return { kind: 'rejected', rejection: outcome };
      }

      if (await unit.readSetIsStale()) continue;
      const idempotencyRecord = context.idempotency && { ...context.idempotency, answer: outcome.answer };
      const changes = unit.changes();
      const messages = outcome.messages?.map((message) => ({ ...message, messageId: ids.eventId() }));
      const result: CommitResult = await log.commit({ ...changes, extraStatements: outcome.extraStatements, messages, idempotencyRecord });

      if (result.kind === 'committed') {
        unit.committed();
        return { kind: 'accepted', answer: outcome.answer, events: changes.appends.flatMap((a) => a.events), position: result.position };
      }
      if (result.kind === 'rejected') return { kind: 'rejected', rejection: result.rejection };
      if (result.kind === 'keyTaken') return { kind: 'rejected', rejection: reject('KeyInUse') };
    }
    return { kind: 'rejected', rejection: reject('Conflict') };
  };
  return { run };
};

const decide = async <Answer>(unit: UnitOfWork, handle: Handle<Answer>): Promise<Rejection | CommandOutcome<Answer> | Failed> => {
  try {
    const outcome = await handle(unit);
    if (!isRejection(outcome)) unit.apply(outcome.decision);
    return outcome;
  } catch (failure) {
    return new Failed(failure);
  }
};

/** A decision that only looks at loaded states, as `run` takes it. */
export const toOutcome = <Answer>(
  decision: Decision,
  answer: Answer,
  extraStatements?: readonly ExtraStatement[],
): Rejection | CommandOutcome<Answer> => (isRejection(decision) ? decision : { decision, answer, extraStatements });

/** What a handler threw, as against what it answered. */
class Failed {
  readonly failure: unknown;
  constructor(failure: unknown) {
    this.failure = failure;
  }
}

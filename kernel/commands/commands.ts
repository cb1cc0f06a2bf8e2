import { setTimeout as pause } from 'node:timers/promises';
import type { LogPosition, RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { backoffMs, type Retries } from '../backoff.ts';
import type { Clock } from '../clock.ts';
import type { CommandContext } from './command-context.ts';
import type { NewIds } from '../ids.ts';
import type { OutboundMessage } from '../outbox/outbound-message.ts';
import type { Accepted, Decision } from './decision.ts';
import type { CommitResult, EventLog, ExtraStatement } from './event-log.ts';
import { aggregateCache, type AggregateCache } from './aggregate-cache.ts';
import { streamTurns, type Turn } from './stream-turns.ts';
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

/** How long a command waits for its turn, and is decided again where it conflicts, in ms. */
const PATIENCE_MS = 5_000;

/** However long they take. */
const MIN_ATTEMPTS = 3;

/** The first conflict is mostly what another node did a while ago. Who meets one again makes way for a moment. */
const betweenConflicts: Retries = { maxAttempts: Infinity, firstMs: 4, maxMs: 50 };

/**
 * Loads, decides and appends. Commands of this node that append to the same stream take turns; one that had to wait is decided again, on what the others left. One
 * that another node was faster than is decided again too, for as long as there is patience; then it is answered `Conflict`. One that begins a stream which is there
 * is answered so without it.
 * Until it meets a conflict it takes what is known of a stream without a look at the log: the append fails where that is past, or what else the decision
 * rests on.
 * A refusal, or a failure, rests on states that stood at one moment: where they were not loaded in one round trip and one has changed since, it is decided again.
 */
export const commands = (log: EventLog, clock: Clock, ids: NewIds, cache: AggregateCache = aggregateCache(), patienceMs = PATIENCE_MS): Commands => {
  const turns = streamTurns();

  const commit = async <Answer>(unit: UnitOfWork, outcome: CommandOutcome<Answer>, { idempotency }: CommandContext): Promise<CommitResult> => {
    const changes = unit.changes();
    // What is appended is checked with what it rests on, and nothing is asked before it.
    if (changes.appends.length === 0 && (await unit.readSetIsStale())) return { kind: 'conflict' };
    const { answer, extraStatements, messages } = outcome;
    return log.commit({
      ...changes,
      ...(changes.appends.length > 0 && { reads: unit.uncheckedReads() }),
      extraStatements,
      messages: messages?.map((message) => ({ ...message, messageId: ids.eventId() })),
      idempotencyRecord: idempotency && { ...idempotency, answer },
    });
  };

  const run = async <Answer>(context: CommandContext, handle: Handle<Answer>): Promise<CommandResult<Answer>> => {
    const until = performance.now() + patienceMs;
    const mayGoOn = (conflicts: number): boolean => conflicts < MIN_ATTEMPTS || performance.now() < until;
    let turn: Turn | undefined;
    try {
      for (let conflicts = 0; mayGoOn(conflicts);) {
        const unit = new UnitOfWork({ log, known: cache, context, clock, ids }, { mayUseCache: conflicts === 0 });
        const outcome = await decide(unit, handle);
        if (outcome instanceof Failed || isRejection(outcome)) {
          if (mayGoOn(conflicts + 1) && (await unit.isStale())) {
            conflicts++;
            continue;
          }
          if (outcome instanceof Failed) throw outcome.failure;
          return { kind: 'rejected', rejection: outcome };
        }

        const names = unit.changedNames();
        if (!turn || !names.every((name) => turn!.names.has(name))) {
          turn?.end();
          turn = turns.take([...(turn?.names ?? []), ...names]);
          if (turn.mustWait) {
            if (await turn.begin(until - performance.now())) continue;
            break;
          }
        }
        if (unit.isKnownToBePast()) continue;

        const result = await commit(unit, outcome, context);
        switch (result.kind) {
          case 'committed':
            unit.committed();
            return { kind: 'accepted', answer: outcome.answer, events: unit.events(), position: result.position };
          case 'rejected':
            return { kind: 'rejected', rejection: result.rejection };
          case 'keyTaken':
            return { kind: 'rejected', rejection: reject('KeyInUse') };
          case 'conflict':
            if (++conflicts >= MIN_ATTEMPTS && (await unit.beginsWhatIsThere())) return conflict;
            if (conflicts > 1) await pause(backoffMs(betweenConflicts, conflicts - 1));
        }
      }
      return conflict;
    } finally {
      turn?.end();
    }
  };
  return { run };
};

const conflict = { kind: 'rejected', rejection: reject('Conflict') } as const;

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

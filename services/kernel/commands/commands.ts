import type { Actor, DomainEvent, EventMetadata, LogPosition, RecordedEvent, Tags } from '#contracts/kernel/recorded-event.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { Clock } from '../clock.ts';
import { todaysShapes } from '../event-store/upcasters.ts';
import type { NewIds } from '../ids.ts';
import type { Accepted, Decision } from './decision.ts';
import type { CommitResult, EventLog, KeptAnswer, SideRow, StreamAppend } from './event-log.ts';
import { knownStates, type KnownStates, type StreamState } from './known-states.ts';
import { streamId, type StreamChange, type StreamType } from './stream-type.ts';

/** Who commands, and in answer to what. */
export interface CommandContext {
  actor: Actor;
  correlationId: string;
  causationId: string;
  idempotency?: Pick<KeptAnswer, 'key' | 'accountId' | 'fingerprint'>;
  /** Goes with the events, where the command is traced. */
  traceparent?: string;
}

/** Reads streams for a decision and remembers which versions it saw. */
export interface Load {
  one<State, Event extends DomainEvent>(stream: StreamType<State, Event>, id: string | number): Promise<State>;
  /** In the order asked; one round trip. */
  many<State, Event extends DomainEvent>(stream: StreamType<State, Event>, ids: readonly (string | number)[]): Promise<State[]>;
}

export type CommandResult<Answer> =
  | { kind: 'accepted'; answer: Answer; events: readonly RecordedEvent[]; position?: LogPosition }
  | { kind: 'rejected'; rejection: Rejection };

/** A command let through: what it changes, rows beside the log included, and what it is answered. */
export interface Handled<Answer> {
  decision: Accepted;
  answer: Answer;
  sideRows?: readonly SideRow[];
}

/** What `run` takes: load, decide, and say what to answer when the decision is accepted. */
export type Handle<Answer> = (load: Load) => Promise<Rejection | Handled<Answer>>;

export interface Commands {
  run<Answer>(context: CommandContext, handle: Handle<Answer>): Promise<CommandResult<Answer>>;
}

const attempts = 3;

/**
 * Loads, decides and appends; on a conflict loads and decides again, three times in all, then answers `Conflict` (409).
 * A refusal rests on states that stood at one moment: where they were loaded in several round trips and one has changed since, it is decided again.
 */
export const commands = (log: EventLog, clock: Clock, ids: NewIds, known: KnownStates = knownStates()): Commands => {
  const run = async <Answer>(context: CommandContext, handle: Handle<Answer>): Promise<CommandResult<Answer>> => {
    for (let attempt = 1; attempt <= attempts; attempt++) {
      const session = loading(log, known);
      const outcome = await handle(session.load);
      if (isRejection(outcome)) {
        if (attempt < attempts && (await session.hasMovedOn())) continue;
        return { kind: 'rejected', rejection: outcome };
      }

      const appends = await session.toAppends(outcome.decision.changes, context, { now: clock.now(), ids });
      const { claims = [], releases = [], counts = [] } = outcome.decision;
      const keptAnswer = context.idempotency && { ...context.idempotency, answer: outcome.answer };
      const { sideRows } = outcome;
      const result: CommitResult = await log.commit({ appends, claims, releases, counts, sideRows, keptAnswer });

      if (result.kind === 'committed') {
        session.committed(appends);
        return { kind: 'accepted', answer: outcome.answer, events: appends.flatMap((a) => a.events), position: result.position };
      }
      if (result.kind === 'rejected') return { kind: 'rejected', rejection: result.rejection };
      if (result.kind === 'keyTaken') return { kind: 'rejected', rejection: reject('KeyInUse') };
    }
    return { kind: 'rejected', rejection: reject('Conflict') };
  };
  return { run };
};

/** A decision that only looks at loaded states, as `run` takes it. */
export const decided = <Answer>(decision: Decision, answer: Answer, sideRows?: readonly SideRow[]): Rejection | Handled<Answer> =>
  isRejection(decision) ? decision : { decision, answer, sideRows };

interface Stamp {
  now: Date;
  ids: NewIds;
}

const loading = (log: EventLog, known: KnownStates) => {
  const seen = new Map<string, StreamState>();
  const streams = new Map<string, StreamType<any, any>>();
  let trips = 0;

  const many = async <State, Event extends DomainEvent>(stream: StreamType<State, Event>, wanted: readonly (string | number)[]) => {
    const missing = [...new Set(wanted.map((id) => streamId(stream, id)))].filter((id) => !seen.has(id));
    if (missing.length > 0) {
      trips++;
      const loaded = await known.load(log, stream, missing);
      missing.forEach((id, at) => seen.set(id, loaded[at]!));
    }
    return wanted.map((id) => seen.get(streamId(stream, id))!.state as State);
  };
  const load: Load = { many, one: async (stream, id) => (await many(stream, [id]))[0]! };

  const toAppends = async (changes: readonly StreamChange[], context: CommandContext, stamp: Stamp): Promise<StreamAppend[]> => {
    const byStream = new Map<string, StreamAppend & { events: RecordedEvent[] }>();
    const recordedAt = stamp.now.toISOString();
    for (const { stream, id, events } of changes) {
      const name = streamId(stream, id);
      streams.set(name, stream as StreamType<any, any>);
      // A stream that the decision did not look at must be new.
      const at = seen.get(name) ?? { version: 0, state: stream.initial };
      const append = byStream.get(name) ?? { streamId: name, streamType: stream.prefix, expectedVersion: at.version, events: [] };
      byStream.set(name, append);
      let { state } = at;
      for (const { type, data } of events) {
        const recorded = {
          eventId: stamp.ids.eventId(),
          streamId: name,
          version: append.expectedVersion + append.events.length + 1,
          type,
          schemaVersion: todaysShapes.currentSchemaVersion(type),
          data: asRead(data),
          recordedAt,
        };
        state = (stream as StreamType<unknown, DomainEvent>).evolve(state, recorded);
        append.events.push({ ...recorded, metadata: metadataOf(context, (stream as StreamType<unknown, DomainEvent>).tags(state, id)) });
      }
      seen.set(name, { version: at.version, state });
    }
    return [...byStream.values()].filter((append) => append.events.length > 0);
  };

  /** A stream that begins is not kept: those of one import would push out all that are at work. */
  const committed = (appends: readonly StreamAppend[]): void => {
    for (const { streamId: name, expectedVersion, events } of appends.filter((append) => append.expectedVersion > 0))
      known.keep(streams.get(name)!, name, {
        version: expectedVersion + events.length,
        lastEventId: events.at(-1)!.eventId,
        state: seen.get(name)!.state,
      });
  };

  const hasMovedOn = async (): Promise<boolean> => {
    if (trips < 2) return false;
    const now = await log.readStreams([...seen.keys()], new Map([...seen].map(([id, { version }]) => [id, version])));
    return [...seen].some(([id, { version }]) => (now.get(id)?.version ?? 0) !== version);
  };

  return { load, toAppends, committed, hasMovedOn };
};

/** As the log will give it back, where nothing is undefined: whoever folds it before comes to the same. */
const asRead = <Data extends object>(data: Data): Data => (holdsUndefined(data) ? (JSON.parse(JSON.stringify(data)) as Data) : data);

const holdsUndefined = (value: unknown): boolean =>
  value === undefined || (typeof value === 'object' && value !== null && Object.values(value).some(holdsUndefined));

const metadataOf = ({ actor, correlationId, causationId, idempotency, traceparent }: CommandContext, tags: Tags): EventMetadata => {
  const metadata: EventMetadata = { actor, tags, correlationId, causationId };
  if (idempotency) metadata.idempotencyKey = idempotency.key;
  if (traceparent) metadata.traceparent = traceparent;
  return metadata;
};

import type { Actor, DomainEvent, EventMetadata, LogPosition, RecordedEvent, Tags } from '#contracts/kernel/recorded-event.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { Clock } from '../clock.ts';
import { todaysShapes } from '../event-store/upcasters.ts';
import type { NewIds } from '../ids.ts';
import type { Accepted, Claim, Decision } from './decision.ts';
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
 * Loads, decides and appends; on a conflict loads and decides again, three times in all, then answers `Conflict` (409). The first time it takes what is known of a
 * stream without a look at the log: the append fails where that is past, and what nothing is appended to is looked at before it.
 * A refusal, or a failure, rests on states that stood at one moment: where they were not loaded in one round trip and one has changed since, it is decided again.
 */
export const commands = (log: EventLog, clock: Clock, ids: NewIds, known: KnownStates = knownStates()): Commands => {
  const run = async <Answer>(context: CommandContext, handle: Handle<Answer>): Promise<CommandResult<Answer>> => {
    for (let attempt = 1; attempt <= attempts; attempt++) {
      const session = loading(log, known, { mayTakeKnown: attempt === 1 });
      const outcome = await handle(session.load).catch((failure: unknown) => new Failed(failure));
      if (outcome instanceof Failed || isRejection(outcome)) {
        if (attempt < attempts && (await session.hasMovedOn())) continue;
        if (outcome instanceof Failed) throw outcome.failure;
        return { kind: 'rejected', rejection: outcome };
      }

      const { appends, onlyOnce } = await session.toAppends(outcome.decision.changes, context, { now: clock.now(), ids });
      if (await session.restsOnPast(appends)) continue;
      const { claims = [], releases = [], counts = [] } = outcome.decision;
      const keptAnswer = context.idempotency && { ...context.idempotency, answer: outcome.answer };
      const { sideRows } = outcome;
      const result: CommitResult = await log.commit({ appends, claims: [...claims, ...onlyOnce], releases, counts, sideRows, keptAnswer });

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

/** What a handler threw, as against what it answered. */
class Failed {
  readonly failure: unknown;
  constructor(failure: unknown) {
    this.failure = failure;
  }
}

type Growing = StreamAppend & { events: RecordedEvent[] };

interface Appending {
  appends: StreamAppend[];
  /** Held by the events themselves, so that no other may come to hold them. */
  onlyOnce: Claim[];
}

interface Stamp {
  now: Date;
  ids: NewIds;
}

const loading = (log: EventLog, known: KnownStates, { mayTakeKnown }: { mayTakeKnown: boolean }) => {
  const seen = new Map<string, StreamState>();
  /** Of those, which it did not check against the log. */
  const unchecked = new Set<string>();
  const streams = new Map<string, StreamType<any, any>>();
  let trips = 0;

  const many = async <State, Event extends DomainEvent>(stream: StreamType<State, Event>, wanted: readonly (string | number)[]) => {
    const names = wanted.map((id) => streamId(stream, id));
    if (mayTakeKnown) for (const name of names) takeKnown(stream, name);
    const missing = [...new Set(names)].filter((name) => !seen.has(name));
    if (missing.length > 0) {
      trips++;
      const loaded = await known.load(log, stream, missing);
      missing.forEach((name, at) => seen.set(name, loaded[at]!));
    }
    return names.map((name) => seen.get(name)!.state as State);
  };
  const takeKnown = (stream: StreamType<any, any>, name: string): void => {
    const state = seen.has(name) ? undefined : known.unchecked(stream, name);
    if (!state) return;
    seen.set(name, state);
    unchecked.add(name);
  };
  const load: Load = { many, one: async (stream, id) => (await many(stream, [id]))[0]! };

  const toAppends = async (changes: readonly StreamChange[], context: CommandContext, stamp: Stamp): Promise<Appending> => {
    const byStream = new Map<string, Growing>();
    const onlyOnce: Claim[] = [];
    const recordedAt = stamp.now.toISOString();
    for (const { stream, id, events } of changes) {
      const name = streamId(stream, id);
      streams.set(name, stream as StreamType<any, any>);
      // A stream that the decision did not look at must be new.
      const at: StreamState = seen.get(name) ?? { version: 0, state: stream.initial };
      const append: Growing = byStream.get(name) ?? {
        streamId: name,
        streamType: stream.prefix,
        expectedVersion: at.version,
        afterEventId: unchecked.has(name) ? at.lastEventId : undefined,
        events: [],
      };
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
        const only = (stream as StreamType<unknown, DomainEvent>).onlyOnce?.(recorded);
        if (only) onlyOnce.push({ ...only, owner: recorded.eventId });
        append.events.push({ ...recorded, metadata: metadataOf(context, (stream as StreamType<unknown, DomainEvent>).tags(state, id)) });
      }
      seen.set(name, { ...at, state });
    }
    return { appends: [...byStream.values()].filter((append) => append.events.length > 0), onlyOnce };
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

  const movedOn = async (names: readonly string[]): Promise<boolean> => {
    if (names.length === 0) return false;
    const now = await log.readStreams(names, new Map(names.map((name) => [name, seen.get(name)!.version])));
    return names.some((name) => {
      const { version, lastEventId } = seen.get(name)!;
      return now.get(name)!.version !== version || now.get(name)!.knownEventId !== lastEventId;
    });
  };

  /** Whether what it saw is no longer, or never was at one moment. */
  const hasMovedOn = (): Promise<boolean> => movedOn(unchecked.size > 0 || trips > 1 ? [...seen.keys()] : []);

  /** Whether something that it appends nothing to, and did not look at, is no longer as it was known; the rest is the append's to check. */
  const restsOnPast = (appends: readonly StreamAppend[]): Promise<boolean> => {
    const checked = new Set(appends.map((append) => append.streamId));
    return movedOn([...unchecked].filter((name) => !checked.has(name)));
  };

  return { load, toAppends, committed, hasMovedOn, restsOnPast };
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

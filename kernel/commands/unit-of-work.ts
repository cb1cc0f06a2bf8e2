import type { DomainEvent, EventMetadata, RecordedEvent, Tags } from '#contracts/kernel/events/recorded-event.ts';
import type { Clock } from '../clock.ts';
import { currentSchemas } from '../event-store/upcasters.ts';
import type { NewIds } from '../ids.ts';
import type { CommandContext } from './command-context.ts';
import type { Accepted, Claim, StreamChange } from './decision.ts';
import type { Commit, EventLog, StreamAppend, StreamRead, StreamState } from './event-log.ts';
import type { AggregateCache } from './aggregate-cache.ts';
import { loaded, NewStream, type Loaded } from './loaded.ts';
import { streamId, type StreamType } from './stream-type.ts';

/** Reads streams for a decision, and says which it may append to. */
export interface Load {
  one<State, Event extends DomainEvent>(stream: StreamType<State, Event>, id: string | number): Promise<Loaded<State, Event>>;
  /** In the order asked; one round trip. */
  many<State, Event extends DomainEvent>(stream: StreamType<State, Event>, ids: readonly (string | number)[]): Promise<Loaded<State, Event>[]>;
  /** A stream that is to begin; it is not looked at, and the command conflicts if it is there. */
  create<State, Event extends DomainEvent>(stream: StreamType<State, Event>, id: string | number): NewStream<Event>;
}

interface Parts {
  log: EventLog;
  known: AggregateCache;
  context: CommandContext;
  clock: Clock;
  ids: NewIds;
}

interface Tracked {
  stream: StreamType<any, any>;
  /** As it was loaded. */
  base: StreamState;
  /** Whether the log was looked at, or it was taken from what the node knows; one that is to begin is not read at all. */
  read: 'checked' | 'unchecked' | 'not';
  /** With the events of `pending`. */
  state: unknown;
  pending: RecordedEvent[];
}

type Changes = Pick<Commit, 'appends' | 'claims' | 'releases' | 'counts'>;

/**
 * What one command has read and what it is about to write. A decision that is applied shows in what is loaded afterwards; all of them are committed together.
 * `mayUseCache`: states may come from what the node knows, to be checked before they count.
 */
export class UnitOfWork implements Load {
  readonly #parts: Parts;
  readonly #mayUseCache: boolean;
  readonly #streams = new Map<string, Tracked>();
  /** In the order of their first events. */
  readonly #changed = new Map<string, Tracked>();
  readonly #applied: Accepted[] = [];
  /** Held by the events themselves, so that no other may come to hold them. */
  readonly #onlyOnce: Claim[] = [];
  #trips = 0;
  #recordedAt: string | undefined;

  constructor(parts: Parts, { mayUseCache }: { mayUseCache: boolean }) {
    this.#parts = parts;
    this.#mayUseCache = mayUseCache;
  }

  async one<State, Event extends DomainEvent>(stream: StreamType<State, Event>, id: string | number): Promise<Loaded<State, Event>> {
    return (await this.many(stream, [id]))[0]!;
  }

  async many<State, Event extends DomainEvent>(stream: StreamType<State, Event>, ids: readonly (string | number)[]): Promise<Loaded<State, Event>[]> {
    const names = ids.map((id) => streamId(stream, id));
    if (this.#mayUseCache) for (const name of names) this.#takeKnown(stream, name);
    const missing = [...new Set(names)].filter((name) => !this.#streams.has(name));
    if (missing.length > 0) {
      this.#trips++;
      const states = await this.#parts.known.load(this.#parts.log, stream, missing);
      for (const [index, name] of missing.entries()) this.#track(stream, name, states[index]!, 'checked');
    }
    return ids.map((id, index) => {
      const tracked = this.#streams.get(names[index]!)!;
      return loaded(stream, id, tracked.state as State, versionOf(tracked));
    });
  }

  create<State, Event extends DomainEvent>(stream: StreamType<State, Event>, id: string | number): NewStream<Event> {
    const name = streamId(stream, id);
    if (!this.#streams.has(name)) this.#track(stream, name, { version: 0, state: stream.initial }, 'not');
    return new NewStream(stream, id);
  }

  /** Counts a decision as made. It is a defect if it was decided without what an earlier one changed, or names an event that its stream does not accept. */
  apply(decision: Accepted): void {
    const { changes } = decision;
    for (const { stream, id, version } of changes) {
      const tracked = this.#streams.get(streamId(stream, id));
      if (!tracked || versionOf(tracked) !== version) throw new Error(`${streamId(stream, id)} was changed without its last state`);
    }
    for (const made of changes) this.#append(made);
    this.#applied.push(decision);
  }

  /** Everything that was applied, as one commit. */
  changes(): Changes {
    return {
      appends: [...this.#changed].map(([name, tracked]) => appendOf(name, tracked)),
      claims: [...this.#applied.flatMap(({ claims = [] }) => claims), ...this.#onlyOnce],
      releases: this.#applied.flatMap(({ releases = [] }) => releases),
      counts: this.#applied.flatMap(({ counts = [] }) => counts),
    };
  }

  events(): RecordedEvent[] {
    return [...this.#changed.values()].flatMap(({ pending }) => pending);
  }

  /** The streams that it appends to, but for those that it begins. */
  changedNames(): string[] {
    return this.#changedOnceRead().map(([name]) => name);
  }

  /** Whether this node has since appended to one of them. What it begins blindly, the log alone refuses: deciding anew would not help. */
  isKnownToBePast(): boolean {
    return this.#changedOnceRead().some(([name, { stream, base }]) => (this.#parts.known.getOptimistic(stream, name)?.version ?? 0) > base.version);
  }

  #changedOnceRead(): [string, Tracked][] {
    return [...this.#changed].filter(([, { read }]) => read !== 'not');
  }

  async beginsWhatIsThere(): Promise<boolean> {
    const begun = [...this.#streams].filter(([, { read }]) => read === 'not').map(([name]) => name);
    if (begun.length === 0) return false;
    const now = await this.#parts.log.readStreams(begun);
    return begun.some((name) => now.get(name)!.version > 0);
  }

  /** Whether what it read is no longer, or never was at one moment. */
  isStale(): Promise<boolean> {
    const wereRead = [...this.#streams].filter(([, { read }]) => read !== 'not');
    const isOneMoment = this.#trips <= 1 && wereRead.every(([, { read }]) => read === 'checked');
    return this.#haveMovedOn(isOneMoment ? [] : wereRead.map(([name]) => name));
  }

  /** What it appends nothing to, and did not look at. The rest is the append's to check. */
  uncheckedReads(): StreamRead[] {
    const onlyRead = [...this.#streams].filter(([, { read, pending }]) => read === 'unchecked' && pending.length === 0);
    return onlyRead.map(
      ([
        streamId,
        {
          base: { version, lastEventId },
        },
      ]) => ({ streamId, version, lastEventId }),
    );
  }

  readSetIsStale(): Promise<boolean> {
    return this.#haveMovedOn(this.uncheckedReads().map(({ streamId }) => streamId));
  }

  /** Keeps what the commit made of its streams. One that begins is not kept: those of one import would push out all that are at work. */
  committed(): void {
    for (const [name, { stream, base, read, state, pending }] of this.#changed) {
      const now = { version: base.version + pending.length, lastEventId: pending.at(-1)!.eventId, state };
      if (read === 'not') this.#parts.known.markStale(name, now.version);
      else this.#parts.known.set(stream, name, now);
    }
  }

  #track(stream: StreamType<any, any>, name: string, base: StreamState, read: Tracked['read']): void {
    this.#streams.set(name, { stream, base, read, state: base.state, pending: [] });
  }

  #takeKnown(stream: StreamType<any, any>, name: string): void {
    const cache = this.#streams.has(name) ? undefined : this.#parts.known.getOptimistic(stream, name);
    if (cache) this.#track(stream, name, cache, 'unchecked');
  }

  #append({ stream, id, events }: StreamChange): void {
    const { clock, ids, context } = this.#parts;
    const name = streamId(stream, id);
    const tracked = this.#streams.get(name)!;
    const recordedAt = (this.#recordedAt ??= clock.now().toISOString());
    if (events.length > 0) this.#changed.set(name, tracked);
    for (const { type, data } of events) {
      const recorded = {
        eventId: ids.eventId(),
        streamId: name,
        version: versionOf(tracked) + 1,
        type,
        schemaVersion: currentSchemas.currentSchemaVersion(type),
        data: asRead(data),
        recordedAt,
      };
      if (stream.accepts && !stream.accepts(tracked.state, recorded)) throw new Error(`${name} does not accept ${type} as it stands`);
      tracked.state = stream.evolve(tracked.state, recorded);
      const only = stream.onlyOnce?.(recorded);
      if (only) this.#onlyOnce.push({ ...only, owner: recorded.eventId });
      tracked.pending.push({ ...recorded, metadata: metadataOf(context, stream.tags(tracked.state, id)) });
    }
  }

  async #haveMovedOn(names: readonly string[]): Promise<boolean> {
    if (names.length === 0) return false;
    const baseOf = (name: string) => this.#streams.get(name)!.base;
    const now = await this.#parts.log.readStreams(names, new Map(names.map((name) => [name, baseOf(name).version])));
    return names.some((name) => {
      const { version, lastEventId } = baseOf(name);
      return now.get(name)!.version !== version || now.get(name)!.knownEventId !== lastEventId;
    });
  }
}

const versionOf = ({ base, pending }: Tracked): number => base.version + pending.length;

const appendOf = (name: string, { stream, base, read, pending }: Tracked): StreamAppend => ({
  streamId: name,
  streamType: stream.prefix,
  expectedVersion: base.version,
  afterEventId: read === 'unchecked' ? base.lastEventId : undefined,
  events: pending,
});

/** As the log will give it back, where nothing is undefined: whoever folds it before comes to the same. */
const asRead = <Data extends object>(data: Data): Data => (holdsUndefined(data) ? (JSON.parse(JSON.stringify(data)) as Data) : data);

const holdsUndefined = (value: unknown): boolean => {
  if (typeof value !== 'object') return value === undefined;
  for (const key in value) if (holdsUndefined((value as Record<string, unknown>)[key])) return true;
  return false;
};

const metadataOf = ({ actor, correlationId, causationId, idempotency, traceparent }: CommandContext, tags: Tags): EventMetadata => {
  const metadata: EventMetadata = { actor, tags, correlationId, causationId };
  if (idempotency) metadata.idempotencyKey = idempotency.key;
  if (traceparent) metadata.traceparent = traceparent;
  return metadata;
};

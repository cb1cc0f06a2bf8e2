import type { DomainEvent, RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import type { EventLog, StreamState } from './event-log.ts';
import type { StreamType } from './stream-type.ts';

/** The states of the streams that this node used last, so that a load reads and folds only what is new, or nothing. */
export interface AggregateCache {
  /** A state that nobody was heard to have changed. Whoever decides on it has the log say whether that is so. */
  getOptimistic(stream: StreamType<any, any>, name: string): StreamState | undefined;
  /** As they are now, in one round trip. */
  load(log: EventLog, stream: StreamType<any, any>, names: readonly string[]): Promise<StreamState[]>;
  /** What a commit made of a stream. */
  set(stream: StreamType<any, any>, name: string, state: StreamState): void;
  /** An event was appended to a stream, here or by another node. */
  markStale(name: string, version: number): void;
  /** Somebody was erased, and what is folded anew no longer tells of them; or the log may be another than it was. */
  clear(): void;
}

interface Entry extends StreamState {
  stream: StreamType<any, any>;
  /** The stream was heard to have gone on. */
  isStale?: boolean;
}

/** Streams whose states are kept: some tens of megabytes at the most. */
const MAX_CACHED = 5_000;

/** Streams that are known not to be there, such as the rate cards of most shops. */
const MAX_UNBORN = 2_000;

/** `onSetBack`: what was known of a stream had never been, by the log as it is now. */
export const aggregateCache = (maxEntries = MAX_CACHED, onHistoryDiverged: () => void = () => {}): AggregateCache => {
  const entries = new Map<string, Entry>();

  /** Apart from the others, so that whoever asks for what is not there pushes out nothing that is. */
  const unborn = new Map<string, Entry>();

  const of = (stream: StreamType<any, any>, name: string): Entry | undefined => {
    const known = entries.get(name) ?? unborn.get(name);
    return known?.stream === stream ? known : undefined;
  };

  const keep = (kept: Map<string, Entry>, most: number, name: string, entry: Entry): void => {
    kept.set(name, entry);
    if (kept.size > most) kept.delete(kept.keys().next().value!);
  };

  const set = (stream: StreamType<any, any>, name: string, { version, lastEventId, state }: StreamState): void => {
    entries.delete(name);
    unborn.delete(name);
    if (version > 0) keep(entries, maxEntries, name, { stream, version, lastEventId, state });
    else keep(unborn, MAX_UNBORN, name, { stream, version, state });
  };

  return {
    set,
    getOptimistic(stream, name) {
      const known = of(stream, name);
      return known?.isStale ? undefined : known;
    },
    markStale(name, version) {
      unborn.delete(name);
      const known = entries.get(name);
      if (known && known.version < version) known.isStale = true;
    },
    clear() {
      entries.clear();
      unborn.clear();
    },
    async load(log, stream, names) {
      const cached = new Map(names.map((name) => [name, entries.has(name) ? of(stream, name) : undefined]));
      const kept = await snapshotsOf(
        log,
        stream,
        names.filter((name) => !cached.get(name)),
      );
      const known = new Map(names.map((name) => [name, cached.get(name) ?? kept?.get(name)]));
      const loaded = await log.readStreams(names, new Map(names.flatMap((name) => (known.get(name) ? [[name, known.get(name)!.version]] : []))));
      // Where another event stands at the version that is known, or none, the log was set back, and all is read anew.
      const diverged = names.filter((name) => known.get(name) && loaded.get(name)?.knownEventId !== known.get(name)!.lastEventId);
      if (diverged.some((name) => cached.get(name))) onHistoryDiverged();
      const anew = diverged.length > 0 ? await log.readStreams(diverged) : undefined;
      return names.map((name) => {
        const fresh = anew?.get(name);
        const before = fresh ? undefined : known.get(name);
        const events = (fresh ?? loaded.get(name))?.events ?? [];
        const now = folded(stream, before ?? { version: 0, state: stream.initial }, events);
        set(stream, name, now);
        return now;
      });
    },
  };
};

/** What a job has kept of long streams. */
const snapshotsOf = async (log: EventLog, { snapshotShape }: StreamType<any, any>, names: readonly string[]) =>
  snapshotShape === undefined || names.length === 0 ? undefined : log.readSnapshots?.(names, snapshotShape);

const folded = (stream: StreamType<any, any>, before: StreamState, events: readonly RecordedEvent[]): StreamState => ({
  version: before.version + events.length,
  lastEventId: events.at(-1)?.eventId ?? before.lastEventId,
  state: events.reduce((state, event) => stream.evolve(state, event as unknown as DomainEvent), before.state),
});

import type { DomainEvent, RecordedEvent } from '#contracts/kernel/recorded-event.ts';
import type { EventLog } from './event-log.ts';
import type { StreamType } from './stream-type.ts';

/** A stream's state, and the last event that is in it; an unborn stream is at version 0. */
export interface StreamState {
  version: number;
  lastEventId?: string | undefined;
  state: unknown;
}

/** The states of the streams that this node used last, so that a load reads and folds only what is new, or nothing. */
export interface KnownStates {
  /** A state that nobody was heard to have changed. Whoever decides on it has the log say whether that is so. */
  unchecked(stream: StreamType<any, any>, name: string): StreamState | undefined;
  /** As they are now, in one round trip. */
  load(log: EventLog, stream: StreamType<any, any>, names: readonly string[]): Promise<StreamState[]>;
  /** What a commit made of a stream. */
  keep(stream: StreamType<any, any>, name: string, state: StreamState): void;
  /** An event was appended to a stream, here or by another node. */
  heard(name: string, version: number): void;
  /** Somebody was erased, and what is folded anew no longer tells of them; or the log may be another than it was. */
  forget(): void;
}

interface Kept extends StreamState {
  stream: StreamType<any, any>;
  /** The stream was heard to have gone on. */
  isPast?: boolean;
}

/** Streams whose states are kept: some tens of megabytes at the most. */
const mostKept = 5_000;

/** `onSetBack`: what was known of a stream had never been, by the log as it is now. */
export const knownStates = (most = mostKept, onSetBack: () => void = () => {}): KnownStates => {
  const kept = new Map<string, Kept>();

  const of = (stream: StreamType<any, any>, name: string): Kept | undefined => {
    const known = kept.get(name);
    return known?.stream === stream ? known : undefined;
  };

  const keep = (stream: StreamType<any, any>, name: string, { version, lastEventId, state }: StreamState): void => {
    kept.delete(name);
    if (version === 0) return;
    kept.set(name, { stream, version, lastEventId, state });
    if (kept.size > most) kept.delete(kept.keys().next().value!);
  };

  return {
    keep,
    unchecked(stream, name) {
      const known = of(stream, name);
      return known?.isPast ? undefined : known;
    },
    heard(name, version) {
      const known = kept.get(name);
      if (known && known.version < version) known.isPast = true;
    },
    forget: () => kept.clear(),
    async load(log, stream, names) {
      const known = new Map(names.map((name) => [name, of(stream, name)]));
      const loaded = await log.readStreams(names, new Map(names.flatMap((name) => (known.get(name) ? [[name, known.get(name)!.version]] : []))));
      // Where another event stands at the version that is known, or none, the log was set back, and all is read anew.
      const untrue = names.filter((name) => known.get(name) && loaded.get(name)?.knownEventId !== known.get(name)!.lastEventId);
      if (untrue.length > 0) onSetBack();
      const anew = untrue.length > 0 ? await log.readStreams(untrue) : undefined;
      return names.map((name) => {
        const fresh = anew?.get(name);
        const before = fresh ? undefined : known.get(name);
        const events = (fresh ?? loaded.get(name))?.events ?? [];
        const now = folded(stream, before ?? { version: 0, state: stream.initial }, events);
        keep(stream, name, now);
        return now;
      });
    },
  };
};

const folded = (stream: StreamType<any, any>, before: StreamState, events: readonly RecordedEvent[]): StreamState => ({
  version: before.version + events.length,
  lastEventId: events.at(-1)?.eventId ?? before.lastEventId,
  state: events.reduce((state, event) => stream.evolve(state, event as unknown as DomainEvent), before.state),
});

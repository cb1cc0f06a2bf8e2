import type { DomainEvent } from '#contracts/kernel/events/recorded-event.ts';
import type { Accepted, StreamChange } from './decision.ts';
import type { StreamType } from './stream-type.ts';

/** Under a symbol, the handle goes along when a state is copied, and into no event or answer. */
const source: unique symbol = Symbol('source');

interface Source<Event extends DomainEvent> {
  stream: StreamType<any, Event>;
  id: string;
  /** Number of the events that the decision knows of. */
  version: number;
}

/** Names the stream that a decision appends to. Only a unit of work hands one out, so nothing is changed that was neither loaded nor created. */
export interface StreamHandle<Event extends DomainEvent> {
  readonly [source]: Source<Event>;
}

/** A stream's state as deciders see it, and its handle; `undefined` where an unborn stream has no state. */
export type Loaded<State, Event extends DomainEvent> = State extends undefined ? undefined : State & StreamHandle<Event>;

/** What `load.one` answers for a kind of stream: `LoadedFrom<typeof itemStream>`. */
export type LoadedFrom<Stream> = Stream extends StreamType<infer State, infer Event> ? Loaded<State, Event> : never;

/** A stream that is to begin. */
export class NewStream<Event extends DomainEvent> implements StreamHandle<Event> {
  readonly id: string;
  readonly [source]: Source<Event>;

  constructor(stream: StreamType<any, Event>, id: string | number) {
    this.id = String(id);
    this[source] = { stream, id: this.id, version: 0 };
  }
}

/** The state with its handle. `version` is the number of events that led to it. */
export const loaded = <State, Event extends DomainEvent>(
  stream: StreamType<State, Event>,
  id: string | number,
  state: NoInfer<State>,
  version = 0,
): Loaded<State, Event> => {
  if (state === undefined) return undefined as Loaded<State, Event>;
  const handle: StreamHandle<Event> = { [source]: { stream, id: String(id), version } };
  return (Array.isArray(state) ? Object.assign([...state], handle) : { ...state, ...handle }) as Loaded<State, Event>;
};

/** Events of a decision, typed by their stream: `change(item, { type: 'ItemShelved', data })`. */
export const change = <Event extends DomainEvent>(handle: StreamHandle<Event>, ...events: NoInfer<Event>[]): StreamChange => ({
  ...handle[source],
  events,
});

/** What a state becomes once the decision is appended. */
export const stateAfter = <State, Event extends DomainEvent>(
  stream: StreamType<State, Event>,
  handle: Loaded<State, Event> | NewStream<Event>,
  { changes }: Accepted,
): State => {
  const { id } = (handle as StreamHandle<Event>)[source];
  const before = handle instanceof NewStream ? stream.initial : (handle as State);
  return changes
    .filter((made) => made.stream === stream && made.id === id)
    .flatMap(({ events }) => events as readonly Event[])
    .reduce(stream.evolve, before);
};

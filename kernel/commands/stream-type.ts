import type { DomainEvent, Tags } from '#contracts/kernel/events/recorded-event.ts';
import type { Rejection } from '#contracts/kernel/rejection.ts';

/** A kind of stream: how its events fold into the state that deciders see. */
export interface StreamType<State, Event extends DomainEvent> {
  /** First part of the stream's name: `item` in `item-K7Q2M4XR9D`. */
  prefix: string;
  initial: State;
  /** Pure; never throws on an event of an earlier schema version, because upcasters ran before. */
  evolve: (state: State, event: Event) => State;
  /** Whether the event may follow on the state. Appending one that may not is a defect of the decider; what is in the log is folded in any case. */
  accepts?: (state: State, event: Event) => boolean;
  /** Where streams become long, a job keeps what they have come to as JSON. Raised whenever states are folded otherwise: those of another shape count no more. */
  snapshotShape?: number;
  /** What the stream is about, after the event; recorded in the event's metadata. */
  tags: (state: State, id: string) => Tags;
  /** What only one event of all streams may be, and the refusal of a second: a posting by its id. Every append of the event claims it. */
  onlyOnce?: (event: Event) => OnlyOnce | undefined;
}

export interface OnlyOnce {
  kind: string;
  key: string;
  otherwise: Rejection;
}

export const streamType = <State, Event extends DomainEvent>(definition: StreamType<State, Event>): StreamType<State, Event> => definition;

export const streamId = (type: { prefix: string }, id: string | number): string => `${type.prefix}-${id}`;

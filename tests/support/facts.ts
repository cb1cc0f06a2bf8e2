import type { DomainEvent } from '#contracts/kernel/events/recorded-event.ts';
import { accept, type Accepted } from '#kernel/commands/decision.ts';
import { change, type StreamHandle } from '#kernel/commands/loaded.ts';
import type { StreamType } from '#kernel/commands/stream-type.ts';
import type { Load } from '#kernel/commands/unit-of-work.ts';

/** Events that a test says have happened in a stream. */
export interface Fact {
  stream: StreamType<any, any>;
  id: string;
  events: readonly DomainEvent[];
}

export const fact = <State, Event extends DomainEvent>(stream: StreamType<State, Event>, id: string | number, ...events: Event[]): Fact => ({
  stream,
  id: String(id),
  events,
});

/** Appends them without a decision, whether or not the stream would accept them: logs have events of older tables. A stream that is there goes on. */
export const asHappened = async (load: Load, ...facts: readonly Fact[]): Promise<Accepted> => {
  const handles: StreamHandle<any>[] = [];
  for (const fact of facts) {
    const { id } = fact;
    const stream = { ...fact.stream, accepts: undefined };
    handles.push((await load.one(stream, id)) ?? load.create(stream, id));
  }
  return accept(...facts.map(({ events }, index) => change(handles[index]!, ...events)));
};

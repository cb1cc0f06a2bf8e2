import type { DomainEvent } from '#contracts/kernel/events/recorded-event.ts';
import type { EventLog } from './event-log.ts';
import { streamId, type StreamType } from './stream-type.ts';

/** A stream as it is now, for a look that decides nothing. */
export const stateOf = async <State, Event extends DomainEvent>(
  log: EventLog,
  stream: StreamType<State, Event>,
  id: string | number,
): Promise<State> => {
  const name = streamId(stream, id);
  const loaded = (await log.readStreams([name])).get(name);
  return (loaded?.events ?? []).reduce((state, event) => stream.evolve(state, event as unknown as Event), stream.initial);
};

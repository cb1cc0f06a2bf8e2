import type { EventSchemas, EventsOf } from '#contracts/kernel/events/event-schemas.ts';
import type { DomainEvent, RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';

/** The recorded form of each event of a union, told apart by `type`. */
export type Recorded<Event extends DomainEvent> = Event extends DomainEvent ? RecordedEvent<Event> : never;

/** Narrows an event of the log to those that a set of schemas names: `const isItemEvent = isOneOf(itemEventSchemas)`. */
export const isOneOf = <Schemas extends EventSchemas>(schemas: Schemas) => {
  const types: ReadonlySet<string> = new Set(Object.keys(schemas));
  return (event: RecordedEvent): event is Recorded<EventsOf<Schemas>> => types.has(event.type);
};

import type { z } from 'zod';
import type { DomainEvent } from './recorded-event.ts';

/** The events of one kind of stream: name → schema of its data. */
export type EventSchemas = Record<string, z.ZodObject>;

/** The union of events that a set of schemas describes. */
export type EventsOf<S extends EventSchemas> = {
  [Name in keyof S & string]: DomainEvent<Name, z.output<S[Name]>>;
}[keyof S & string];

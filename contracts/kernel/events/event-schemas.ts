import type { z } from 'zod';
import type { DomainEvent, RecordedEvent } from './recorded-event.ts';

/** The events of one kind of stream: name → schema of its data. */
export type EventSchemas = Record<string, z.ZodObject>;

/** The union of events that a set of schemas describes. */
export type EventsOf<S extends EventSchemas> = {
  [Name in keyof S & string]: DomainEvent<Name, z.output<S[Name]>>;
}[keyof S & string];

/** How the data of one event type became another shape: from schema version `from` to `from + 1`. Pure; what the new shape says beyond the data comes from when and by whom it was recorded. */
export interface Upcaster {
  type: string;
  from: number;
  upcast(data: Record<string, unknown>, recorded: Pick<RecordedEvent, 'recordedAt' | 'metadata'>): Record<string, unknown>;
}

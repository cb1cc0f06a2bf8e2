import type { EventSchemas, EventsOf } from '#contracts/kernel/events/event-schemas.ts';
import { isOneOf, type Recorded } from '../event-kinds.ts';
import type { RowProjection } from '../projection.ts';

interface RecordTable<Row extends object, Event> {
  table: string;
  key: keyof Row & string;
  /** The record that an event is about. */
  keyOf(event: Event): string | number;
  /** The record afterwards; null when it is gone. */
  next(event: Event, row: Row | undefined): Row | null | undefined;
}

/** A table with one row per reference record, kept by the events that `schemas` names: `records({ ShopCreated, ShopChanged })<ShopRow>({ … })`. */
export const records =
  <Schemas extends EventSchemas>(schemas: Schemas) =>
  <Row extends object>({ table, key, keyOf, next }: RecordTable<Row, Recorded<EventsOf<Schemas>>>): RowProjection<Row> => {
    const isOurs = isOneOf(schemas);
    return {
      kind: 'row',
      name: table,
      table,
      key,
      keyOf: (event) => (isOurs(event) ? String(keyOf(event)) : null),
      evolve: (row, event) => (isOurs(event) ? next(event, row) : row),
    };
  };

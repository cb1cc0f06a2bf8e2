import type { EventMetadata, RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import type { Upcasting } from './upcasters.ts';

/** A row of `events` as pg reads it. */
export interface EventRow {
  stream_id: string;
  version: number;
  event_id: string;
  type: string;
  schema_version: number;
  data: object;
  metadata: EventMetadata;
  /** As the contracts have it where the connection reads moments as text. */
  recorded_at: Date | string;
}

export const eventColumns = 'stream_id, version, event_id, type, schema_version, data, metadata, recorded_at';

/** The one place where the log becomes events: whoever reads them knows today's shapes only. */
export const eventOf = (row: EventRow, shapes: Upcasting): RecordedEvent =>
  shapes.upcast({
    eventId: row.event_id,
    streamId: row.stream_id,
    version: row.version,
    type: row.type,
    schemaVersion: row.schema_version,
    data: row.data,
    metadata: row.metadata,
    recordedAt: typeof row.recorded_at === 'string' ? row.recorded_at : row.recorded_at.toISOString(),
  });

/** Parameters in the order of `eventColumns`. */
export const eventValues = (event: RecordedEvent): unknown[] => [
  event.streamId,
  event.version,
  event.eventId,
  event.type,
  event.schemaVersion,
  JSON.stringify(event.data),
  JSON.stringify(event.metadata),
  event.recordedAt,
];

/** Parameters for `unnest`, one array per column; those of which no element needs quotes, and those of JSON, as PostgreSQL reads them. */
export const eventArrays = (events: readonly RecordedEvent[]): unknown[] => [
  events.map(({ streamId }) => streamId),
  plainArray(events.map(({ version }) => version)),
  plainArray(events.map(({ eventId }) => eventId)),
  events.map(({ type }) => type),
  plainArray(events.map(({ schemaVersion }) => schemaVersion)),
  jsonArray(events.map(({ data }) => data)),
  jsonArray(events.map(({ metadata }) => metadata)),
  plainArray(events.map(({ recordedAt }) => recordedAt)),
];

const plainArray = (values: readonly (string | number)[]): string => `{${values.join()}}`;

/** JSON has no character that JSON would escape otherwise than an array does: quotes and backslashes alone. */
const jsonArray = (values: readonly object[]): string => `{${values.map((value) => JSON.stringify(JSON.stringify(value))).join()}}`;

const columnTypes = ['text', 'integer', 'uuid', 'text', 'integer', 'text', 'text', 'timestamptz'];

/** The matching `unnest` with its first parameter at `$first`. */
export const unnestedEvents = (first: number): string =>
  `unnest(${columnTypes.map((type, index) => `$${first + index}::${type}[]`).join(', ')})
     AS e(${eventColumns})`;

/** Columns of `e` as the table wants them. */
export const selectedEvents = 'stream_id, version, event_id, type, schema_version, data::json, metadata::json, recorded_at';

import type { LogPosition } from '#contracts/kernel/events/recorded-event.ts';
import type { StreamAppend, StreamRead } from '../commands/event-log.ts';
import type { Sql } from '../database/sql.ts';
import { eventArrays, eventColumns, eventValues, selectedEvents, unnestedEvents } from './event-rows.ts';

/**
 * N events to M streams in one statement. The upsert locks the stream rows in the order given (callers sort by stream_id) and moves only those
 * that are at the expected version; unless all moved, the statement fails as a whole. `xmax = 0` marks a row that was inserted: a stream that
 * was expected to exist must not come into being here. Where the event is told that a stream ended with, it must be that one: a log that was set back may have come
 * to the same version another way.
 */
const appendStatement = `
  WITH other AS (
    SELECT FROM unnest($1::text[], $3::integer[], $4::integer[], $13::uuid[]) AS known(id, version, appended, event_id)
    WHERE event_id IS NOT NULL AND event_id <> (SELECT e.event_id FROM events AS e WHERE e.stream_id = known.id AND e.version = known.version - known.appended)
  ), moved AS (
    INSERT INTO streams AS s (stream_id, type, version, appended)
    SELECT * FROM unnest($1::text[], $2::text[], $3::integer[], $4::integer[])
    ON CONFLICT (stream_id) DO UPDATE SET version = excluded.version, appended = excluded.appended
      WHERE s.version = excluded.version - excluded.appended
    RETURNING s.xmax <> 0 OR s.version = s.appended AS allowed
  ), appended AS (
    INSERT INTO events (${eventColumns})
    SELECT ${selectedEvents} FROM ${unnestedEvents(5)}
    WHERE (SELECT CASE WHEN count(*) FILTER (WHERE allowed) = cardinality($1::text[]) AND NOT EXISTS (SELECT FROM other) THEN true ELSE stream_moved_on() END
      FROM moved)
    RETURNING global_position
  )
  SELECT pg_current_xact_id()::text AS transaction_id, max(global_position) AS global_position FROM appended`;

/** The same for the most frequent append, one event: half the work for PostgreSQL. */
const appendOneStatement = `
  WITH moved AS (
    INSERT INTO streams AS s (stream_id, type, version, appended) VALUES ($1, $9, $2, 1)
    ON CONFLICT (stream_id) DO UPDATE SET version = excluded.version, appended = excluded.appended
      WHERE s.version = excluded.version - excluded.appended
    RETURNING s.xmax <> 0 OR s.version = s.appended AS allowed
  )
  INSERT INTO events (${eventColumns}) SELECT $1, $2, $3, $4, $5, $6, $7, $8
  WHERE CASE WHEN (SELECT allowed FROM moved)
    AND ($10::uuid IS NULL OR $10 = (SELECT event_id FROM events WHERE stream_id = $1 AND version = $2 - 1)) THEN true ELSE stream_moved_on() END
  RETURNING transaction_id::text, global_position`;

/** Appends to every stream at its expected version; fails with SQLSTATE `streamMovedOn` and no effect when one is elsewhere. */
export const append = async (sql: Sql, appends: readonly StreamAppend[]): Promise<LogPosition> => {
  const [first] = appends;
  const isOne = appends.length === 1 && first!.events.length === 1;
  const { rows } = await (isOne ? appendOne(sql, first!) : appendMany(sql, appends));
  return positionOf(rows[0]!);
};

const appendOne = (sql: Sql, { streamType, afterEventId, events }: StreamAppend) => {
  return sql.query<PositionRow>(appendOneStatement, [...eventValues(events[0]!), streamType, afterEventId ?? null]);
};

const appendMany = (sql: Sql, appends: readonly StreamAppend[]) => {
  const inLockOrder = [...appends].sort((a, b) => (a.streamId < b.streamId ? -1 : 1));
  return sql.query<PositionRow>(appendStatement, [
    inLockOrder.map(({ streamId }) => streamId),
    inLockOrder.map(({ streamType }) => streamType),
    inLockOrder.map(({ expectedVersion, events }) => expectedVersion + events.length),
    inLockOrder.map(({ events }) => events.length),
    ...eventArrays(appends.flatMap(({ events }) => events)),
    inLockOrder.map(({ afterEventId }) => afterEventId ?? null),
  ]);
};

const requireReadsStatement = `
  SELECT stream_moved_on() FROM unnest($1::text[], $2::integer[], $3::uuid[]) AS known(id, version, event_id)
  WHERE version <> coalesce((SELECT s.version FROM streams AS s WHERE s.stream_id = known.id), 0)
    OR event_id IS DISTINCT FROM (SELECT e.event_id FROM events AS e WHERE e.stream_id = known.id AND e.version = known.version)`;

/** Fails as `append` does where one of the streams is no longer as it was known. */
export const requireReads = async (sql: Sql, reads: readonly StreamRead[]): Promise<void> => {
  await sql.query(requireReadsStatement, [
    reads.map(({ streamId }) => streamId),
    reads.map(({ version }) => version),
    reads.map(({ lastEventId }) => lastEventId ?? null),
  ]);
};

export interface PositionRow {
  transaction_id: string;
  global_position: string;
}

export const positionOf = (row: PositionRow): LogPosition => ({
  transactionId: BigInt(row.transaction_id),
  globalPosition: BigInt(row.global_position),
});

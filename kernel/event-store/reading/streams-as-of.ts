import { sql, type Kysely } from 'kysely';
import type { RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import { eventColumns, eventOf, type EventRow } from '../event-rows.ts';
import { currentSchemas, type Upcasting } from '../upcasters.ts';

/** Reads streams as they were at a moment: each through the last event recorded by then, stream by stream, oldest first. */
export const streamsAsOf =
  (db: Kysely<any>, shapes: Upcasting = currentSchemas) =>
  async (streamIds: readonly string[], moment: Date): Promise<RecordedEvent[]> => {
    const { rows } = await sql<EventRow>`
      SELECT ${sql.raw(eventColumns.replaceAll(/\w+/g, 'e.$&'))}
      FROM unnest(${[...streamIds]}::text[]) AS asked(stream_id)
      CROSS JOIN LATERAL (
        SELECT version FROM events WHERE stream_id = asked.stream_id AND recorded_at <= ${moment.toISOString()} ORDER BY version DESC LIMIT 1
      ) last
      JOIN events e ON e.stream_id = asked.stream_id AND e.version <= last.version
      ORDER BY e.stream_id, e.version`.execute(db);
    return rows.map((row) => eventOf(row, shapes));
  };

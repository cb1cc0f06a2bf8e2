import type { Pool } from 'pg';
import type { RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import type { EventLog, LoadedStream } from '#kernel/commands/event-log.ts';
import type { PersonalData } from '#kernel/personal-data/personal-data.ts';
import { eventOf, type EventRow } from '../event-rows.ts';
import { batcher, type BatcherOptions } from '../batcher.ts';
import type { Upcasting } from '../upcasters.ts';

interface Reading extends Pick<BatcherOptions<never, never>, 'maxWeight'> {
  shapes: Upcasting;
  personal: Pick<PersonalData, 'decrypt'>;
}

/** Reads streams for decisions; loads that meet are one query. */
export const streamReader = (pool: Pool, { maxWeight, shapes, personal }: Reading): EventLog['readStreams'] => {
  const read = async ({ streamIds, known }: Asked): Promise<Map<string, LoadedStream>> => {
    const values = [streamIds, streamIds.map((id) => known?.get(id) ?? 0)];
    const { rows } = await pool.query<EventRow | KnownEventRow>({ name: 'read-streams', text: readStatement, values });
    const isNew = (row: EventRow | KnownEventRow): row is EventRow => row.version !== known?.get(row.stream_id);
    await personal.decrypt(rows.filter(isNew), pool);
    const loaded = new Map<string, LoadedStream & { events: RecordedEvent[] }>(streamIds.map((id) => [id, { version: 0, events: [] }]));
    for (const row of rows) {
      const stream = loaded.get(row.stream_id)!;
      if (isNew(row)) stream.events.push(eventOf(row, shapes));
      else stream.knownEventId = row.event_id;
      stream.version = row.version;
    }
    return loaded;
  };

  const readBatched = batcher<Asked, Map<string, LoadedStream>>({
    maxWeight,
    weight: ({ streamIds }) => streamIds.length,
    // Two that ask for the same stream may know different versions.
    conflictKeys: ({ streamIds }) => streamIds,
    runSingle: read,
    runBatch: async (asked) => {
      const known = new Map(asked.flatMap((one) => [...(one.known ?? [])]));
      const loaded = await read({ streamIds: asked.flatMap(({ streamIds }) => streamIds), known });
      return asked.map(({ streamIds }) => new Map(streamIds.map((id) => [id, loaded.get(id)!])));
    },
  });

  return (streamIds, known) => readBatched({ streamIds, known });
};

interface Asked {
  streamIds: readonly string[];
  known?: ReadonlyMap<string, number> | undefined;
}

/** The event that ended what is known: only which one it is. */
type KnownEventRow = Pick<EventRow, 'stream_id' | 'version' | 'event_id'>;

const ofNewEvents = (column: string): string => `CASE WHEN e.version > asked.known THEN e.${column} END AS ${column}`;

const readStatement = `
  SELECT stream_id, version, event_id, ${['type', 'schema_version', 'data', 'metadata', 'recorded_at'].map(ofNewEvents).join(', ')}
  FROM unnest($1::text[], $2::integer[]) AS asked(id, known)
  CROSS JOIN LATERAL (SELECT * FROM events WHERE stream_id = asked.id AND events.version >= asked.known) AS e
  ORDER BY stream_id, version`;

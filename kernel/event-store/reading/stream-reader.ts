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

/** Reads streams for decisions; loads that meet are one query, and what several ask for is read once. */
export const streamReader = (pool: Pool, { maxWeight, shapes, personal }: Reading): EventLog['readStreams'] => {
  const read = async (asked: readonly Asked[]): Promise<LoadedStream[]> => {
    const values = [asked.map(({ id }) => id), asked.map(({ known }) => known)];
    const { rows } = await pool.query<NumberedRow>({ name: 'read-streams', text: readStatement, values });
    const isNew = (row: NumberedRow): row is NumberedRow & EventRow => row.version !== asked[row.n - 1]!.known;
    await personal.decrypt(rows.filter(isNew), pool);
    const loaded: (LoadedStream & { events: RecordedEvent[] })[] = asked.map(() => ({ version: 0, events: [] }));
    for (const row of rows) {
      const stream = loaded[row.n - 1]!;
      if (isNew(row)) stream.events.push(eventOf(row, shapes));
      else stream.knownEventId = row.event_id;
      stream.version = row.version;
    }
    return loaded;
  };

  const readTogether = async (loads: readonly (readonly Asked[])[]): Promise<LoadedStream[][]> => {
    const places = new Map<string, Asked>();
    for (const asked of loads.flat()) places.set(placeOf(asked), asked);
    const loaded = await read([...places.values()]);
    const byPlace = new Map([...places.keys()].map((place, index) => [place, loaded[index]!]));
    return loads.map((load) => load.map((asked) => byPlace.get(placeOf(asked))!));
  };

  const readBatched = batcher<readonly Asked[], LoadedStream[]>({
    maxWeight,
    weight: (asked) => asked.length,
    runSingle: read,
    runBatch: readTogether,
  });

  return async (streamIds, known) => {
    const loaded = await readBatched(streamIds.map((id) => ({ id, known: known?.get(id) ?? 0 })));
    return new Map(streamIds.map((id, index) => [id, loaded[index]!]));
  };
};

interface Asked {
  id: string;
  known: number;
}

const placeOf = ({ id, known }: Asked): string => `${known} ${id}`;

/** `n`: which of those asked for it is, from 1. Of the event that ended what is known, there is only which one it is. */
type NumberedRow = { n: number } & (EventRow | Pick<EventRow, 'stream_id' | 'version' | 'event_id'>);

const ofNewEvents = (column: string): string => `CASE WHEN e.version > asked.known THEN e.${column} END AS ${column}`;

const readStatement = `
  SELECT n::integer, stream_id, version, event_id, ${['type', 'schema_version', 'data', 'metadata', 'recorded_at'].map(ofNewEvents).join(', ')}
  FROM unnest($1::text[], $2::integer[]) WITH ORDINALITY AS asked(id, known, n)
  CROSS JOIN LATERAL (SELECT * FROM events WHERE stream_id = asked.id AND events.version >= asked.known) AS e
  ORDER BY n, version`;

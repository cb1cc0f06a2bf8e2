import type { Pool } from 'pg';
import type { StreamState } from '#kernel/commands/event-log.ts';
import type { StreamType } from '#kernel/commands/stream-type.ts';
import { eventColumns, eventOf, type EventRow } from '../event-rows.ts';
import { currentSchemas, type Upcasting } from '../upcasters.ts';
import { snapshotReader } from './stream-snapshots.ts';

/** Events after which a snapshot is taken anew. */
export const SNAPSHOT_EVERY = 500;

/** Events that are held at once: one of a stream that has none yet may be long. */
const MAX_READ = 5_000;

/** Streams of one run; the others have their turn with the next. */
const MAX_STREAMS = 200;

/** Brings the snapshots of all streams of a type up to date that have gone on by so many events. Its events may hold no personal data. */
export const takeSnapshots = async (pool: Pool, stream: StreamType<any, any>, shapes: Upcasting = currentSchemas): Promise<void> => {
  const shape = stream.snapshotShape;
  if (shape === undefined) throw new Error(`Streams of ${stream.prefix} state no shape of their snapshots.`);
  const { rows: due } = await pool.query<{ stream_id: string; is_part_of_log: boolean }>(dueStreams, [
    `${stream.prefix}-`,
    `${stream.prefix}.`,
    shape,
    SNAPSHOT_EVERY,
    MAX_STREAMS,
  ]);
  for (const { stream_id: name, is_part_of_log: isPartOfLog } of due) {
    const known = (await snapshotReader(pool)([name], shape)).get(name);
    const before = known && isPartOfLog ? known : { version: 0, state: stream.initial };
    await goOn(pool, stream, name, before, shapes);
  }
};

const goOn = async (pool: Pool, stream: StreamType<any, any>, name: string, before: StreamState, shapes: Upcasting): Promise<void> => {
  let { version, state } = before;
  for (;;) {
    const { rows } = await pool.query<EventRow>(eventsBehind, [name, version, MAX_READ]);
    const last = rows.at(-1);
    if (!last) return;
    state = rows.reduce((folded, row) => stream.evolve(folded, eventOf(row, shapes)), state);
    version = last.version;
    await pool.query(keepSnapshot, [name, version, last.event_id, stream.snapshotShape, JSON.stringify(state)]);
    if (rows.length < MAX_READ) return;
  }
};

/** Also those whose log was set back since, and went another way. */
const dueStreams = `
  SELECT stream_id, is_part_of_log FROM (
    SELECT s.stream_id, s.version, coalesce(n.version, 0) AS kept_version,
      n.last_event_id IS NOT DISTINCT FROM (SELECT e.event_id FROM events AS e WHERE e.stream_id = n.stream_id AND e.version = n.version) AS is_part_of_log
    FROM streams AS s LEFT JOIN stream_snapshots AS n ON n.stream_id = s.stream_id AND n.shape = $3
    WHERE s.stream_id >= $1 AND s.stream_id < $2) AS found
  WHERE version >= kept_version + $4 OR NOT is_part_of_log
  ORDER BY version - kept_version DESC LIMIT $5`;

const eventsBehind = `SELECT ${eventColumns} FROM events WHERE stream_id = $1 AND version > $2 ORDER BY version LIMIT $3`;

const keepSnapshot = `
  INSERT INTO stream_snapshots (stream_id, version, last_event_id, shape, state) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (stream_id) DO UPDATE
    SET version = excluded.version, last_event_id = excluded.last_event_id, shape = excluded.shape, state = excluded.state`;

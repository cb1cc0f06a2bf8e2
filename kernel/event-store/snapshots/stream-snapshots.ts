import type { Pool } from 'pg';
import type { EventLog, StreamState } from '#kernel/commands/event-log.ts';

export interface SnapshotRow {
  stream_id: string;
  version: number;
  last_event_id: string;
  state: unknown;
}

const readStatement = 'SELECT stream_id, version, last_event_id, state FROM stream_snapshots WHERE stream_id = ANY($1::text[]) AND shape = $2';

/** Those of another shape are left out. */
export const snapshotReader =
  (pool: Pool): NonNullable<EventLog['readSnapshots']> =>
  async (streamIds, shape) => {
    const { rows } = await pool.query<SnapshotRow>({ name: 'read-snapshots', text: readStatement, values: [streamIds, shape] });
    return new Map(
      rows.map((row): [string, StreamState] => [row.stream_id, { version: row.version, lastEventId: row.last_event_id, state: row.state }]),
    );
  };

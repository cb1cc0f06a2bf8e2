import type { LogPosition } from '#contracts/kernel/events/recorded-event.ts';
import type { RebuildState } from '#contracts/system/get-system.ts';
import type { Sql } from '#kernel/database/sql.ts';

/** In events of the log. */
export interface Progress {
  projection: string;
  done: number;
  /** As many as there were when it began, or more where more came. */
  total: number;
  finished: boolean;
}

interface ProgressRow {
  transaction_id: string;
  global_position: string;
  done: string;
  total: string;
  finished: boolean;
}

export interface Begun {
  /** Of the last event taken; undefined before the first. */
  at: LogPosition | undefined;
  progress: Progress;
}

const columns = 'transaction_id::text, global_position, done, total, finished_at IS NOT NULL AS finished';

const progressOf = (projection: string, { done, total, finished }: ProgressRow): Progress => ({
  projection,
  done: Number(done),
  total: Number(total),
  finished,
});

const begunOf = (projection: string, row: ProgressRow): Begun => ({
  at: row.global_position === '0' ? undefined : { transactionId: BigInt(row.transaction_id), globalPosition: BigInt(row.global_position) },
  progress: progressOf(projection, row),
});

/** The one that was broken off, if the same version of the portal began it: another one may fold otherwise. */
export const unfinishedRebuild = async (sql: Sql, projection: string, version: string): Promise<Begun | undefined> => {
  const text = `SELECT ${columns} FROM rebuilds WHERE projection = $1 AND version = $2 AND finished_at IS NULL`;
  const { rows } = await sql.query<ProgressRow>(text, [projection, version]);
  return rows[0] && begunOf(projection, rows[0]);
};

export const beginRebuild = async (sql: Sql, projection: string, version: string): Promise<Begun> => {
  const { rows } = await sql.query<ProgressRow>(
    `INSERT INTO rebuilds AS r SELECT $1, $2, '0', 0, 0, count(*), now(), now(), NULL FROM events
     ON CONFLICT (projection) DO UPDATE SET version = excluded.version, transaction_id = '0', global_position = 0, done = 0,
       total = excluded.total, started_at = excluded.started_at, moved_at = excluded.moved_at, finished_at = NULL
     RETURNING ${columns}`,
    [projection, version],
  );
  return begunOf(projection, rows[0]!);
};

export const moveRebuild = async (sql: Sql, projection: string, taken: number, at: LogPosition): Promise<Progress> => {
  const { rows } = await sql.query<ProgressRow>(
    `UPDATE rebuilds SET done = done + $2, total = greatest(total, done + $2), transaction_id = $3::xid8, global_position = $4::bigint,
       moved_at = clock_timestamp() WHERE projection = $1 RETURNING ${columns}`,
    [projection, taken, at.transactionId.toString(), at.globalPosition.toString()],
  );
  return progressOf(projection, rows[0]!);
};

export const finishRebuild = async (sql: Sql, projection: string): Promise<Progress> => {
  const text = `UPDATE rebuilds SET total = done, finished_at = clock_timestamp() WHERE projection = $1 RETURNING ${columns}`;
  const { rows } = await sql.query<ProgressRow>(text, [projection]);
  return progressOf(projection, rows[0]!);
};

/** The last one of each projection, unfinished ones and then the newest first. Who works on one holds the lock of its shadow. */
export const allRebuilds = async (sql: Sql): Promise<RebuildState[]> => {
  const { rows } = await sql.query<ProgressRow & { projection: string; started_at: Date; moved_at: Date; held: boolean }>(
    `SELECT projection, started_at, coalesce(finished_at, moved_at) AS moved_at, ${columns}, EXISTS (
       SELECT FROM pg_locks l JOIN pg_database d ON d.oid = l.database
       WHERE l.locktype = 'advisory' AND l.granted AND d.datname = current_database()
         AND (l.classid::bigint << 32) | l.objid::bigint = hashtextextended('shadow_' || projection, 0)) AS held
     FROM rebuilds ORDER BY finished_at IS NOT NULL, started_at DESC, projection`,
  );
  return rows.map((row) => ({
    projection: row.projection,
    state: row.finished ? ('done' as const) : row.held ? ('underWay' as const) : ('brokenOff' as const),
    done: Number(row.done),
    total: Number(row.total),
    gmtStart: row.started_at.toISOString(),
    gmtMoved: row.moved_at.toISOString(),
  }));
};

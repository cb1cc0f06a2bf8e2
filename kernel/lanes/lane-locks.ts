import type { PoolClient } from 'pg';

/** Held shared by every node that runs lanes: so many hold it, so many share the lanes. */
const presence = 'lanes';
const lockOf = (lane: string): string => `lane ${lane}`;

/** The locks of one node's lanes, all on one connection: they end with it. */
export const laneLocks = async (client: PoolClient) => {
  await client.query('SELECT pg_advisory_lock_shared(hashtextextended($1, 0))', [presence]);
  return {
    /** How many nodes run lanes now, this one among them. */
    async nodes(): Promise<number> {
      const { rows } = await client.query<{ nodes: number }>(
        `SELECT count(*)::int AS nodes FROM pg_locks l JOIN pg_database d ON d.oid = l.database
         WHERE l.locktype = 'advisory' AND l.mode = 'ShareLock' AND l.granted AND d.datname = current_database()
           AND (l.classid::bigint << 32) | l.objid::bigint = hashtextextended($1, 0)`,
        [presence],
      );
      return Math.max(1, rows[0]!.nodes);
    },
    async take(lane: string): Promise<boolean> {
      const { rows } = await client.query<{ ours: boolean }>('SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS ours', [lockOf(lane)]);
      return rows[0]!.ours;
    },
    async release(lane: string): Promise<void> {
      await client.query('SELECT pg_advisory_unlock(hashtextextended($1, 0))', [lockOf(lane)]);
    },
  };
};

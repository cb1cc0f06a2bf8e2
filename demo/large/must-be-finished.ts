import type { Pool } from 'pg';
import { CannotStart } from '#kernel/start/cannot-start.ts';

/** A large world that is not finished has neither its indexes nor its keys: no portal may work on it. */
export const mustBeFinished = async (pool: Pool): Promise<void> => {
  const { rows } = await pool.query<{ unfinished: boolean }>(`SELECT to_regclass('large_world') IS NOT NULL AS unfinished`);
  if (rows[0]!.unfinished)
    throw new CannotStart('The database holds a world that is not finished. Go on with `npm run seed`, or name another database.');
};

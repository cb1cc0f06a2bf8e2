import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { seconds, timed, type Fault } from '../fault.ts';

/** That something can be written again. */
const takesWrites = async (pool: Pool): Promise<void> => {
  const writes = () =>
    pool.query('SELECT pg_current_xact_id()').then(
      () => true,
      () => false,
    );
  while (!(await writes())) await sleep(50);
};

export const postgresRestarted: Fault = {
  name: 'postgres',
  what: 'SIGKILL of PostgreSQL, which is started again',
  async strike({ postgres, pool }) {
    await postgres.killPrimary();
    const took = await timed(async () => {
      await postgres.startPrimary();
      await takesWrites(pool);
    });
    return [`PostgreSQL took writes ${seconds(took)} after it was killed`];
  },
};

export const replicaPromoted: Fault = {
  name: 'promotion',
  what: 'SIGKILL of PostgreSQL for good; its replica is promoted, and the address of the database leads there',
  async strike({ postgres, database, pool }) {
    await postgres.killPrimary();
    const took = await timed(async () => {
      await postgres.promote();
      database.reset();
      await takesWrites(pool);
    });
    return [`the replica took writes ${seconds(took)} after the primary was killed`];
  },
};

import path from 'node:path';
import type { Pool } from 'pg';
import { startEmbeddedPostgres } from '#deploy/embedded-postgres/launcher.ts';
import { inlineProjections } from '#projections/all.ts';
import { runInline } from '#projections/kernel/inline.ts';
import type { ReadDatabase, ReadTables } from '#projections/kernel/read-database.ts';
import type { Config } from '../config.ts';
import { seedDemoWorld } from '../demo/seed-demo-world.ts';
import type { Clock } from '../kernel/clock.ts';
import { kyselyOn } from '../kernel/database/kysely-on.ts';
import { migrate } from '../kernel/database/migrate.ts';
import { createPool } from '../kernel/database/pool.ts';
import type { Inline } from '../kernel/event-store/postgres-event-log.ts';
import { migrations } from './migrations.ts';

export interface Database {
  pool: Pool;
  readDb: ReadDatabase;
  /** Read models that are written with the events. */
  inline: Inline;
  /** The embedded PostgreSQL stops too. */
  close(): Promise<void>;
}

/** The database that is named, or the embedded one: with all its tables, and in the demo with a world. */
export const openDatabase = async (
  { databaseUrl, dataDir, poolSize, demo }: Config,
  { clock, say }: { clock: Clock; say: (line: string) => void },
): Promise<Database> => {
  const embedded = databaseUrl === undefined ? await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'postgres') }) : undefined;
  const pool = createPool(databaseUrl ?? embedded!.url, { size: poolSize });
  await migrate(pool, migrations);
  const inline = runInline(inlineProjections);
  if (demo) await seedDemoWorld({ pool, inline, now: clock.now(), say });
  return {
    pool,
    readDb: kyselyOn<ReadTables>(pool),
    inline,
    async close() {
      await pool.end();
      await embedded?.stop();
    },
  };
};

import path from 'node:path';
import type { Pool } from 'pg';
import { walFolder } from '#kernel/embedded-postgres/archive.ts';
import { inlineProjections } from '#projections/all.ts';
import { runInline, type Inline } from '#projections/kernel/rows/inline.ts';
import type { ReadDatabase, ReadTables } from '#projections/kernel/read-database.ts';
import type { Config } from '../config.ts';
import { mustBeFinished } from '#demo/large/must-be-finished.ts';
import { refuseDemoAccounts } from '#demo/refuse-demo-accounts.ts';
import type { Clock } from '#kernel/clock.ts';
import { kyselyOn } from '#kernel/database/kysely-on.ts';
import { migrate } from '#kernel/database/migrate.ts';
import { createPool } from '#kernel/database/pool.ts';
import { primaryReads, replicaReads, type Reads } from '#kernel/database/replica.ts';
import { newIds } from '#kernel/ids.ts';
import { nodeCaches, type NodeCaches } from '#kernel/node-caches.ts';
import { pgOutbox, type Outbox } from '#kernel/outbox/outbox.ts';
import { pgPersonalData, type PersonalData } from '#kernel/personal-data/personal-data.ts';
import { personalDataKey } from '#kernel/personal-data/master-key.ts';
import type { Pools } from '../observability/node-metrics.ts';
import { migrations } from './migrations.ts';

export interface Database {
  pool: Pool;
  /** All that are open, for whoever watches them. */
  pools: Pools;
  readDb: ReadDatabase;
  /** Where `readDb` reads. */
  reads: Reads;
  /** Read models that are written with the events. */
  inline: Inline;
  /** How the log keeps personal data. */
  personal: PersonalData;
  /** What this node remembers of the log. */
  caches: NodeCaches;
  /** What leaves the house. */
  outbox: Outbox;
  /** What personal data lie under. */
  masterKey: Uint8Array;
  /** The embedded PostgreSQL stops too. */
  close(): Promise<void>;
}

interface Opening {
  clock: Clock;
  say: (line: string) => void;
  /** Told of what may take minutes when it begins. */
  onPhase?: (stage: 'migrations' | 'demo world') => void;
}

/** The database that is named, or the embedded one: with all its tables, and in the demo with a world. */
export const openDatabase = async (
  { databaseUrl, replicaUrl, dataDir, backupDir, poolSize, demo, personalDataKey: configuredKey }: Config,
  { clock, say, onPhase = () => {} }: Opening,
): Promise<Database> => {
  const archive = backupDir && walFolder(backupDir);
  const embedded = databaseUrl === undefined ? await startEmbedded(path.join(dataDir, 'postgres'), archive) : undefined;
  const inline = runInline(inlineProjections);
  const caches = nodeCaches();
  caches.register({ logReplaced: inline.forget });
  const url = databaseUrl ?? embedded!.url;
  const readers = readersOf(poolSize);
  const pool = createPool(url, { size: poolSize - readers, patience, onEnded: caches.logReplaced });
  let personal: PersonalData;
  let outbox: Outbox;
  let masterKey: Uint8Array;
  try {
    await mustBeFinished(pool);
    onPhase('migrations');
    await migrate(pool, migrations);
    masterKey = await personalDataKey(configuredKey, dataDir);
    personal = pgPersonalData(pool, masterKey, clock);
    outbox = pgOutbox(pool, masterKey, newIds);
    await personal.check();
    if (demo) {
      onPhase('demo world');
      const { seedDemoWorld } = await import('#demo/seed-demo-world.ts');
      await seedDemoWorld({ pool, inline, personal, now: clock.now(), say });
    } else await refuseDemoAccounts(pool);
  } catch (failure) {
    await pool.end();
    await embedded?.stop();
    throw failure;
  }
  const ofReads = { name: 'shelfline-reads', patience, statementTimeout: MAX_READ_MS, timesAsText: true };
  const primary = createPool(url, { ...ofReads, size: readers });
  const replica = replicaUrl === undefined ? undefined : createPool(replicaUrl, { ...ofReads, size: poolSize });
  const reads = replica ? replicaReads(primary, replica) : primaryReads(primary);
  return {
    pool,
    pools: { commands: pool, reads: primary, ...(replica && { replica }) },
    readDb: kyselyOn<ReadTables>(reads.pool),
    reads,
    inline,
    personal,
    caches,
    outbox,
    masterKey,
    async close() {
      await reads.close();
      await pool.end();
      await embedded?.stop();
    },
  };
};

/** Whoever has waited so long for a connection, in ms, hears better that the portal is busy. */
const patience = 10_000;
/** A list as of a moment, of all shops of a large world, takes a third of it. */
const MAX_READ_MS = 15_000;

/**
 * Connections that only pages read on: what is read may take long, and stands in the way neither of commands nor of jobs, which have the others. Of those,
 * three are held for good, and a commit may need a second one.
 */
const readersOf = (poolSize: number): number => Math.floor((poolSize - 4) / 2);

/** Loaded only where it is started: an image leaves its programs out. */
const startEmbedded = async (dataDir: string, archive: string | undefined) => {
  const { startEmbeddedPostgres } = await import('#kernel/embedded-postgres/launcher.ts');
  return startEmbeddedPostgres({ dataDir, archive });
};

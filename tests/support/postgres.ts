import { createHash, randomUUID } from 'node:crypto';
import { Client, escapeIdentifier, type Pool } from 'pg';
import { inject } from 'vitest';
import { checkpointsMigration } from '#projections/kernel/migrations/0002-checkpoints.ts';
import { rebuildsMigration } from '#projections/kernel/migrations/0011-rebuilds.ts';
import { migrate, type Migration } from '#kernel/database/migrate.ts';
import { createPool } from '#kernel/database/pool.ts';
import { eventLogMigration } from '#kernel/migrations/0001-event-log.ts';
import { lentClaimsMigration } from '#kernel/migrations/0009-lent-claims.ts';
import { processesMigration } from '#kernel/migrations/0600-processes.ts';
import { outboxMigration } from '#kernel/migrations/0610-outbox.ts';
import { streamSnapshotsMigration } from '#kernel/migrations/0970-stream-snapshots.ts';

export interface TestDatabase {
  url: string;
  pool: Pool;
  /** Ends the pool and drops the database. */
  close(): Promise<void>;
}

export interface TestDatabaseOptions {
  /** Besides the kernel's own. */
  migrations?: readonly Migration[];
  /** What is written into the template besides, once in a run; `name` tells its kinds apart. */
  filled?: { name: string; fill(pool: Pool): Promise<void> };
  /** Connections of the pool. */
  size?: number;
}

export const kernelMigrations: readonly Migration[] = [
  eventLogMigration,
  checkpointsMigration,
  lentClaimsMigration,
  rebuildsMigration,
  processesMigration,
  outboxMigration,
  streamSnapshotsMigration,
];

/** An empty, migrated database of its own. The first of a kind is kept as a template for the others. */
export const freshDatabase = async ({ migrations = [], filled, size = 10 }: TestDatabaseOptions = {}): Promise<TestDatabase> => {
  return databaseLike(await templateWith([...kernelMigrations, ...migrations.filter((one) => !kernelMigrations.includes(one))], filled), size);
};

/** A database of its own that nobody has migrated. */
export const emptyDatabase = (size = 10): Promise<TestDatabase> => databaseLike('template0', size);

const databaseLike = async (template: string, size: number): Promise<TestDatabase> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin((admin) => admin.query(`CREATE DATABASE ${escapeIdentifier(name)} ENCODING 'UTF8' TEMPLATE ${escapeIdentifier(template)}`));
  const url = urlOf(name);
  const pool = createPool(url, { size, name });
  return {
    url,
    pool,
    close: async () => {
      await pool.end();
      await asAdmin((admin) => admin.query(`DROP DATABASE ${escapeIdentifier(name)} WITH (FORCE)`));
    },
  };
};

const templateWith = async (migrations: readonly Migration[], filled: TestDatabaseOptions['filled']): Promise<string> => {
  const kind = JSON.stringify([migrations, filled?.name]);
  const name = `template_${createHash('sha256').update(kind).digest('hex').slice(0, 16)}`;
  await asAdmin(async (admin) => {
    await admin.query('SELECT pg_advisory_lock(7203512)');
    const { rowCount } = await admin.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (rowCount) return;
    const draft = `${name}_draft`;
    await admin.query(`DROP DATABASE IF EXISTS ${escapeIdentifier(draft)} WITH (FORCE)`);
    // Whatever the server was made with.
    await admin.query(`CREATE DATABASE ${escapeIdentifier(draft)} ENCODING 'UTF8' TEMPLATE template0`);
    const pool = createPool(urlOf(draft), { size: 4 });
    try {
      await migrate(pool, migrations);
      await filled?.fill(pool);
    } finally {
      await pool.end();
    }
    await admin.query(`ALTER DATABASE ${escapeIdentifier(draft)} RENAME TO ${escapeIdentifier(name)}`);
  });
  return name;
};

const urlOf = (database: string): string => {
  const url = new URL(inject('databaseUrl'));
  url.pathname = `/${database}`;
  return url.href;
};

const asAdmin = async <Result>(work: (admin: Client) => Promise<Result>): Promise<Result> => {
  const admin = new Client(inject('databaseUrl'));
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
};

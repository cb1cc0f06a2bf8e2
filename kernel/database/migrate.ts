import type { Pool, PoolClient } from 'pg';
import { CannotStart } from '../start/cannot-start.ts';
import { committed } from './transaction.ts';

/** One step of the schema. Its SQL is literal text that computes nothing from the code of the day: it is history once it is released (docs/migrations.md). */
export interface Migration {
  /** `0010-inventory`. A new one sorts behind all that there are: databases have those already. */
  id: string;
  sql: string;
  /** It was released after others that sort behind it: databases of before get it late, and stand it. No new one may be. */
  releasedLate?: true;
}

/** The advisory lock of whoever migrates: any number, the same in every process. */
export const migrating = 7_203_511;

/** Brings the database to the newest schema, each migration once and in a transaction of its own, in order of id. Safe to call from every node at once. */
export const migrate = async (pool: Pool, migrations: readonly Migration[]): Promise<void> => {
  const repeated = migrations.find(({ id }, index) => migrations.findIndex((other) => other.id === id) !== index);
  if (repeated) throw new Error(`Two migrations are called ${repeated.id}.`);

  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrating]);
    await client.query('CREATE TABLE IF NOT EXISTS schema_migrations (id text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())');
    const { rows } = await client.query<{ id: string }>('SELECT id FROM schema_migrations');
    const applied = new Set(rows.map(({ id }) => id));
    const pending = inOrder(migrations).filter(({ id }) => !applied.has(id));
    refuseLate(applied, pending);
    for (const migration of pending) await apply(client, migration);
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [migrating]).then(
      () => client.release(),
      (failure: Error) => client.release(failure),
    );
  }
};

const inOrder = (migrations: readonly Migration[]): Migration[] => [...migrations].sort((a, b) => (a.id < b.id ? -1 : 1));

/** What would run in one order in a new database and in another in this one. */
const refuseLate = (applied: ReadonlySet<string>, pending: readonly Migration[]): void => {
  const newest = [...applied].sort().at(-1) ?? '';
  const late = pending.find(({ id, releasedLate }) => id < newest && !releasedLate);
  if (late)
    throw new CannotStart(
      `Migration ${late.id} sorts before ${newest}, which this database has already. Nothing was migrated. ` +
        `Give ${late.id} a number that comes after all others; or, if an older version of the portal was started on a newer database, start the newer one.`,
    );
};

const apply = async (client: PoolClient, { id, sql }: Migration): Promise<void> => {
  try {
    await client.query('BEGIN');
    await client.query(sql);
    await client.query('INSERT INTO schema_migrations (id) VALUES ($1)', [id]);
    await committed(client);
  } catch (cause) {
    await client.query('ROLLBACK');
    throw new Error(`Migration ${id} failed.`, { cause });
  }
};

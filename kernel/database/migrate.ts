import type { Pool, PoolClient } from 'pg';
import { committed } from './transaction.ts';

export interface Migration {
  /** `0010-inventory`. A new one sorts behind all that there are: databases have those already. */
  id: string;
  sql: string;
}

/** The advisory lock of whoever migrates: any number, the same in every process. */
export const migrating = 7_203_511;

/** Brings the database to the newest schema, each migration once and in a transaction of its own, in order of id. Safe to call from every node at once. */
export const migrate = async (pool: Pool, migrations: readonly Migration[]): Promise<void> => {
  const repeated = migrations.find(({ id }, at) => migrations.findIndex((other) => other.id === id) !== at);
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

/** These were released after others that sort behind them: databases of before get them late, and stand it. */
const releasedLate: ReadonlySet<string> = new Set([
  '0007-sessions-last-opened',
  '0008-label-serials',
  '0009-lent-claims',
  '0011-rebuilds',
  '0012-system',
  '0013-personal-data',
  '0014-browser-errors',
  '0014-file-uses',
  '0015-imports-confirmed',
  '0130-announcements',
  '0350-item-timeline-past',
  '0460-inventory-repair-photos',
]);

/** What would run in one order in a new database and in another in this one. */
const refuseLate = (applied: ReadonlySet<string>, pending: readonly Migration[]): void => {
  const newest = [...applied].sort().at(-1) ?? '';
  const late = pending.find(({ id }) => id < newest && !releasedLate.has(id));
  if (late) throw new Error(`Migration ${late.id} sorts before ${newest}, which this database has already. Its number must come after all others.`);
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

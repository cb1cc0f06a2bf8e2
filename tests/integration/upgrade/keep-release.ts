// `npm run keep-release -- <name>`: keeps the schema and a small demo world of this version, for the test that upgrades those of every release.
import { writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { Pool } from 'pg';
import { inlineProjections, sumProjections } from '#projections/all.ts';
import { runInline } from '#projections/kernel/rows/inline.ts';
import { startProcessor } from '#projections/kernel/processor.ts';
import { localBus } from '#kernel/bus/bus.ts';
import { leadership } from '#kernel/database/leadership.ts';
import { migrate } from '#kernel/database/migrate.ts';
import { createPool } from '#kernel/database/pool.ts';
import { logReader } from '#kernel/event-store/reading/log-reader.ts';
import { demoPersonalDataKey, masterKeyOf } from '#kernel/personal-data/master-key.ts';
import { pgPersonalData } from '#kernel/personal-data/personal-data.ts';
import { seedDemoWorld } from '#demo/seed-demo-world.ts';
import { migrations } from '#services/composition/migrations.ts';
import { startPostgres } from '#tests/support/postgres-server.ts';

/** Small enough for a file of some hundred kilobytes. */
const size = { items: 150, days: 14 };
const now = new Date('2026-11-20T15:42:05Z');

const fill = async (pool: Pool): Promise<void> => {
  const personal = pgPersonalData(pool, masterKeyOf(demoPersonalDataKey), { now: () => now });
  await seedDemoWorld({ pool, inline: runInline(inlineProjections), personal, now, say: () => {}, size });
  const lead = leadership(pool, { retryEvery: 10 });
  const processor = startProcessor({
    pool,
    log: logReader(pool, personal),
    lead,
    wakeUps: localBus(),
    projections: sumProjections,
    pollEvery: 10,
    onError: (failure) => void process.stderr.write(`${String(failure)}\n`),
  });
  await processor.caughtUp();
  await processor.stop();
  for (const text of withoutUnusedSkus) await pool.query(text);
  // Transactions are numbered by the server: one that restores this must have got beyond them.
  await pool.query(`UPDATE events SET transaction_id = '1'`);
  await pool.query(`UPDATE checkpoints SET transaction_id = '1' WHERE global_position > 0`);
};

/** Most of the demo world's products are in no warehouse, and would be most of the file. */
const withoutUnusedSkus = [
  'DELETE FROM skus WHERE sku NOT IN (SELECT sku FROM inventory)',
  `DELETE FROM events WHERE type = 'SkuCreated' AND data->>'sku' NOT IN (SELECT sku FROM skus)`,
  'DELETE FROM streams s WHERE NOT EXISTS (SELECT FROM events e WHERE e.stream_id = s.stream_id)',
];

const namesOf = async (pool: Pool, kind: 'r' | 'S'): Promise<string[]> => {
  const text = `SELECT relname AS name FROM pg_class WHERE relkind = $1 AND relnamespace = 'public'::regnamespace ORDER BY relname`;
  return (await pool.query<{ name: string }>(text, [kind])).rows.map(({ name }) => name);
};

const rowsOf = async (pool: Pool, table: string) =>
  (await pool.query<{ row: object }>(`SELECT to_json(t) AS row FROM "${table}" t ORDER BY t::text COLLATE "C"`)).rows.map(({ row }) => row);

const placeOf = async (pool: Pool, sequence: string) =>
  (await pool.query<{ last_value: string; is_called: boolean }>(`SELECT last_value, is_called FROM "${sequence}"`)).rows[0];

const together = async <Value>(names: string[], valueOf: (name: string) => Promise<Value>): Promise<Record<string, Value>> => {
  const values: Record<string, Value> = {};
  for (const name of names) values[name] = await valueOf(name);
  return values;
};

const [name] = process.argv.slice(2);
if (name === undefined) throw new Error('Which release? npm run keep-release -- <name>');

const server = await startPostgres();
const pool = createPool(server.url, { size: 10 });
try {
  await migrate(pool, migrations);
  await fill(pool);
  const release = {
    migrations: [...migrations].sort((a, b) => (a.id < b.id ? -1 : 1)).map(({ id, sql }) => ({ id, sql })),
    tables: await together(
      (await namesOf(pool, 'r')).filter((table) => table !== 'schema_migrations'),
      (table) => rowsOf(pool, table),
    ),
    sequences: await together(await namesOf(pool, 'S'), (sequence) => placeOf(pool, sequence)),
  };
  await writeFile(new URL(`releases/${name}.json.gz`, import.meta.url), gzipSync(JSON.stringify(release), { level: 9 }));
} finally {
  await pool.end();
  await server.stop();
}

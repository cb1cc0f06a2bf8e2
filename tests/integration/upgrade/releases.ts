import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Pool } from 'pg';
import { migrate, type Migration } from '#kernel/database/migrate.ts';

/** What `npm run keep-release` kept of a version: its migrations as it ran them, and what its database held. */
interface Release {
  migrations: Migration[];
  tables: Record<string, object[]>;
  sequences: Record<string, { last_value: string; is_called: boolean }>;
}

const folder = new URL('releases/', import.meta.url);

/** Named by the commit that changed the set of migrations. */
export const releaseNames = readdirSync(folder).map((file) => file.replace('.json.gz', ''));

const releaseOf = (name: string): Release => JSON.parse(gunzipSync(readFileSync(new URL(`${name}.json.gz`, folder))).toString()) as Release;

/** Makes the tables of a release, with nothing in them. */
export const restoreSchema = async (pool: Pool, name: string): Promise<void> => {
  // Its own runner asked for no order.
  await migrate(
    pool,
    releaseOf(name).migrations.map((one) => ({ ...one, releasedLate: true })),
  );
};

/** Makes the database of a release as it was left. */
export const restoreRelease = async (pool: Pool, name: string): Promise<void> => {
  await restoreSchema(pool, name);
  const { tables, sequences } = releaseOf(name);
  const client = await pool.connect();
  try {
    // Triggers have done their work in the rows that were kept.
    await client.query('SET session_replication_role = replica');
    for (const [table, rows] of Object.entries(tables)) {
      const { rows: columns } = await client.query<{ name: string }>(
        `SELECT quote_ident(attname) AS name FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
        [table],
      );
      const list = columns.map((column) => column.name).join(', ');
      await client.query(
        `INSERT INTO "${table}" (${list}) OVERRIDING SYSTEM VALUE SELECT ${list} FROM json_populate_recordset(NULL::"${table}", $1)`,
        [JSON.stringify(rows)],
      );
    }
    for (const [sequence, at] of Object.entries(sequences)) await client.query('SELECT setval($1, $2, $3)', [sequence, at.last_value, at.is_called]);
    await client.query('RESET session_replication_role');
  } finally {
    client.release();
  }
};

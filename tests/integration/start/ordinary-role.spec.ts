import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#services/config.ts';
import { createPool } from '#kernel/database/pool.ts';
import { startPortal } from '#services/server.ts';
import { textOf } from '#tests/support/deployment.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/postgres.ts';

/** Of the database and of the role that owns it. */
const name = `portal_of_${process.pid}`;
const password = 'of the role';

let server: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  server = await freshDatabase();
  dataDir = await mkdtemp(path.join(tmpdir(), 'shelfline-role-'));
  await server.pool.query(`CREATE DATABASE ${name} ENCODING 'UTF8' TEMPLATE template0`);
});
afterAll(async () => {
  await server.pool.query(`DROP DATABASE ${name} WITH (FORCE)`);
  await server.pool.query(`DROP ROLE ${name}`);
  await server.close();
  await rm(dataDir, { recursive: true });
});

describe('Rule: the portal owns its database and nothing else of the server', () => {
  it('starts as the role that the first start of the compose file makes', async () => {
    const [, script] = /<<'SQL'\n([\s\S]*)SQL/.exec(textOf('deploy/postgres/portal-role.sh'))!;
    await server.pool.query(script!.replaceAll(":'password'", `'${password}'`).replaceAll(/\bshelfline\b/g, name));
    const url = Object.assign(new URL(server.url), { username: name, password, pathname: `/${name}` }).href;
    const pool = createPool(url, { size: 1 });
    const { rows } = await pool.query<{ rolsuper: boolean }>('SELECT rolsuper FROM pg_roles WHERE rolname = current_user');
    expect(rows).toEqual([{ rolsuper: false }]);
    await pool.end();

    const own = { DATABASE_URL: url, DATA_DIR: dataDir, PERSONAL_DATA_KEY: 'the key of nobody, and for tests alone' };
    const portal = await startPortal(readConfig({ ...own, PORT: '0', LOG_LEVEL: 'silent' }));
    expect((await portal.app.inject('/readyz')).statusCode).toBe(200);
    await portal.close();
  });
});

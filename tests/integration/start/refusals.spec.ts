import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CannotStart } from '#kernel/start/cannot-start.ts';
import { preflight, type Surroundings } from '#kernel/start/preflight.ts';
import { hasNatsProgram, startNatsProgram } from '#tests/support/nats-program.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/postgres.ts';

let folder: string;
let taken: Server;
let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'shelfline-test-start-'));
  taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
});
afterAll(async () => {
  taken.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const takenPort = () => (taken.address() as AddressInfo).port;

const databaseOf = (change: (url: URL) => void): string => {
  const url = new URL(database.url);
  change(url);
  return url.href;
};

/** What would do, but for some of it. */
const looking = (changed: Partial<Surroundings>) =>
  preflight({ host: '127.0.0.1', port: 0, dataDir: folder, databaseUrl: database.url, natsUrl: undefined, demo: true, ...changed });

describe('Rule: a start that cannot succeed says which setting is to be changed', () => {
  it('none where all will do', () => looking({}));

  it.each<[string, () => Partial<Surroundings>, RegExp]>([
    ['a port that is taken', () => ({ port: takenPort() }), /^PORT \d+ is taken/],
    ['a port for Prometheus that is taken', () => ({ metrics: { host: '127.0.0.1', port: takenPort() } }), /^METRICS_PORT \d+ is taken/],
    ['an address of another machine', () => ({ host: '192.0.2.1' }), /^HOST 192\.0\.2\.1 /],
    ['a database where nothing listens', () => ({ databaseUrl: 'postgres://shop:hunter2@127.0.0.1:1/none' }), /^DATABASE_URL: no PostgreSQL/],
    ['a database that is not there', () => ({ databaseUrl: databaseOf((url) => (url.pathname = '/none')) }), /^DATABASE_URL: .* refuses/],
    ['a user whom it does not know', () => ({ databaseUrl: databaseOf((url) => (url.username = 'nobody')) }), /^DATABASE_URL: .* refuses/],
    ['a NATS where nothing listens', () => ({ natsUrl: 'nats://shop:hunter2@127.0.0.1:1' }), /^NATS_URL: no NATS/],
  ])('%s', async (_what, changed, words) => {
    const failure = await looking(changed()).catch((reason: unknown) => reason);
    expect(failure).toBeInstanceOf(CannotStart);
    expect((failure as CannotStart).message).toMatch(words);
  });

  it('a data folder that is a file', async () => {
    const file = path.join(folder, 'file');
    await writeFile(file, '');
    await expect(looking({ dataDir: file })).rejects.toThrow(/^DATA_DIR .*\(EEXIST\)/);
    await expect(looking({ backupDir: file })).rejects.toThrow(/^BACKUP_DIR .*\(EEXIST\)/);
  });

  it('a database whose characters are bytes', async () => {
    const name = `${new URL(database.url).pathname.slice(1)}_bytes`;
    await database.pool.query(`CREATE DATABASE ${name} ENCODING 'SQL_ASCII' LOCALE 'C' LOCALE_PROVIDER libc TEMPLATE template0`);
    try {
      await expect(looking({ databaseUrl: databaseOf((url) => (url.pathname = `/${name}`)) })).rejects.toThrow(/^DATABASE_URL: .* is in SQL_ASCII/);
    } finally {
      await database.pool.query(`DROP DATABASE ${name} WITH (FORCE)`);
    }
  });

  it('without repeating a password', async () => {
    const url = 'shop:hunter2@127.0.0.1:1';
    await expect(looking({ databaseUrl: `postgres://${url}/none` })).rejects.toThrow(/^(?!.*hunter2)/);
    await expect(looking({ natsUrl: url })).rejects.toThrow(/^(?!.*hunter2)/);
  });
});

describe.runIf(hasNatsProgram())('Rule: a NATS that asks who we are is told', () => {
  it('and one that does not know us is named', async () => {
    const nats = await startNatsProgram({ user: { name: 'shop', password: 'hunter2' } });
    try {
      await looking({ natsUrl: nats.url });
      await expect(looking({ natsUrl: nats.url.replace('hunter2', 'hunter3') })).rejects.toThrow(/^(?!.*hunter)NATS_URL: the NATS at .* refuses: /);
    } finally {
      await nats.stop();
    }
  });
});

describe('Rule: it ends with exit code 1 and no more words than that', () => {
  it('having started nothing', async () => {
    const dataDir = path.join(folder, 'nothing');
    const environment = { ...process.env, DATABASE_URL: undefined, NATS_URL: undefined, DATA_DIR: dataDir, PORT: String(takenPort()) };
    const child = spawn(process.execPath, ['--import', 'tsx', 'services/main.ts'], { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
    let words = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (words += text.toString('utf8')));
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(words).toMatch(/^Shelfline cannot start\.\nPORT \d+ is taken: .*\n$/);
    await expect(readdir(dataDir)).rejects.toMatchObject({ code: 'ENOENT' });
  });
});

import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from '#kernel/embedded-postgres/launcher.ts';
import { searchInventory } from '#contracts/inventory/inventory-queries.ts';
import { getItem } from '#contracts/item/item-queries.ts';
import { inlineProjections, sumProjections } from '#projections/all.ts';
import { compareWithRebuild } from '#projections/kernel/shadow/rebuild.ts';
import { readConfig } from '#services/config.ts';
import { systemClock } from '#kernel/clock.ts';
import { createPool } from '#kernel/database/pool.ts';
import { logReader } from '#kernel/event-store/reading/log-reader.ts';
import { diskFileStore } from '#kernel/files/disk-file-store.ts';
import { pgPersonalData } from '#kernel/personal-data/personal-data.ts';
import { CannotStart } from '#kernel/start/cannot-start.ts';
import { personalDataKey } from '#kernel/personal-data/master-key.ts';
import { startPortal, type Portal } from '#services/server.ts';
import { backUp } from '#services/maintenance/back-up.ts';
import { restore } from '#services/maintenance/restore.ts';
import { callsOf } from '#tests/support/portal-calls.ts';
import { approvedOrder, shelvedItems, type ShelvedItem } from '#tests/support/portal-goods.ts';
import { fillDataFolder } from '#tests/support/portal-process.ts';
import { shownCaptcha } from '#tests/support/portal.ts';
import { saidBy } from '#tests/support/maintenance.ts';

let folder: string;
const inFolder = (name: string) => path.join(folder, name);
const settings = (data = 'data') => ({ DATA_DIR: inFolder(data), BACKUP_DIR: inFolder('backups') });
const open = (data?: string): Promise<Portal> =>
  startPortal(readConfig({ ...settings(data), PORT: '0', DEMO: 'true', LOG_LEVEL: 'error' }), { newCaptcha: () => shownCaptcha });
const backedUp = (data?: string) => saidBy(backUp, [], settings(data));
const restored = (data: string, ...args: string[]) => saidBy(restore, args, settings(data));

/** Every table, as rows and what is in them. */
const contents = async (pool: Pool): Promise<Record<string, string>> => {
  const { rows: tables } = await pool.query<{ name: string }>(`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`);
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await pool.query<{ of: string }>(
      `SELECT count(*) || ' rows, ' || coalesce(md5(string_agg(t::text, '' ORDER BY t::text)), '') AS of FROM "${name}" t`,
    );
    found[name] = rows[0]!.of;
  }
  return found;
};

/** A moment at which nothing moved, and what stood in the tables then. */
const quietMoment = async (pool: Pool): Promise<{ at: string; tables: Record<string, string> }> => {
  for (;;) {
    const tables = await contents(pool);
    const at = new Date().toISOString();
    await new Promise((resolve) => setTimeout(resolve, 50));
    if (JSON.stringify(await contents(pool)) === JSON.stringify(tables)) return { at, tables };
  }
};

/** Of the database in a folder, on which no portal runs. */
const restoredContents = async (data: string, look: (pool: Pool) => Promise<void> = async () => {}): Promise<Record<string, string>> => {
  const server = await startEmbeddedPostgres({ dataDir: inFolder(`${data}/postgres`) });
  const pool = createPool(server.url, { size: 2 });
  try {
    await look(pool);
    return await contents(pool);
  } finally {
    await pool.end();
    await server.stop();
  }
};

/** The key of the personal data has come along. */
const readModelsAgree =
  (data: string) =>
  async (pool: Pool): Promise<void> => {
    const log = logReader(pool, pgPersonalData(pool, await personalDataKey(undefined, inFolder(data)), systemClock));
    for (const projection of [...inlineProjections, ...sumProjections]) expect(await compareWithRebuild(pool, log, projection)).toEqual([]);
  };

/** What people are told. */
const told = async (url: string, items: readonly ShelvedItem[]) => {
  const admin = await callsOf(url, 'super');
  const { data, totalCount } = await admin.send(searchInventory, { view: 'everything', size: 20 });
  return { totalCount, newest: data, item: await admin.read(getItem, { oneId: items[0]!.oneId }) };
};

let items: ShelvedItem[];
let moment: Awaited<ReturnType<typeof quietMoment>>;
let uploads: string[];
let toldThen: Awaited<ReturnType<typeof told>>;

/** Backed up, worked on, and after the moment to go back to worked on and backed up once more. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shelfline-test-backup-'));
  // The server's user must reach the archive.
  await chmod(folder, 0o755);
  await fillDataFolder(inFolder('data'));
  const portal = await open();
  await backedUp();
  items = await shelvedItems(portal.url, 2);
  await approvedOrder(portal.url, [items[0]!.oneId]);
  toldThen = await told(portal.url, items);
  uploads = (await readdir(inFolder('data/files'), { recursive: true })).map((file) => path.basename(file)).filter((name) => name.length === 32);
  await portal.processor.caughtUp();
  moment = await quietMoment(portal.pool);
  await approvedOrder(portal.url, [items[1]!.oneId]);
  await shelvedItems(portal.url, 1);
  await backedUp();
  await portal.close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('Rule: a backup brings everything back as it was at a moment', () => {
  it('every table, to the row', async () => {
    expect(await restored('restored', '--to', moment.at)).toMatch(/ events, the last of .* uploaded files\./);
    expect(await restoredContents('restored', readModelsAgree('restored'))).toEqual(moment.tables);
    const store = diskFileStore(inFolder('restored/files'));
    expect(uploads.length).toBeGreaterThan(2);
    for (const id of uploads) expect(await store.read(id)).toBeDefined();
  });

  it('and the portal goes on from there, telling what it told then, and can be restored in its turn', async () => {
    const portal = await open('restored');
    expect(await told(portal.url, items)).toEqual(toldThen);
    await approvedOrder(portal.url, [items[1]!.oneId]);
    await backedUp('restored');
    const { inventory, events } = await contents(portal.pool);
    await portal.close();

    await restored('again');
    expect(await restoredContents('again')).toMatchObject({ inventory, events });
  });
});

describe('Rule: what cannot be restored is said, and leaves nothing behind', () => {
  it.each([
    ['a moment before the oldest backup', () => ['none', '--to', '2026-01-01T00:00:00Z'], '--to is earlier than the oldest backup, of 20'],
    ['a moment that is not archived yet', () => ['none', '--to', new Date().toISOString()], '--to is later than the last commit in the archive'],
    ['a moment to come', () => ['none', '--to', '2999-01-01T00:00:00Z'], '--to lies in the future'],
    ['no moment', () => ['none', '--to', 'yesterday'], '--to must be a moment with its zone'],
    ['a folder that holds a database', () => ['data', '--to', moment.at], 'holds a database already'],
  ])('%s', async (_what, args, words) => {
    const [data, ...rest] = args();
    const refused = await restored(data!, ...rest).catch((failure: unknown) => failure);
    expect(refused).toBeInstanceOf(CannotStart);
    expect((refused as CannotStart).message).toContain(words);
    await expect(readdir(inFolder('none/postgres'))).rejects.toMatchObject({ code: 'ENOENT' });
  });
});

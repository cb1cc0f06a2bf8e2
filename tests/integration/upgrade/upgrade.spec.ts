import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Kysely, PostgresDialect } from 'kysely';
import { searchInventory } from '#contracts/inventory/inventory-queries.ts';
import { kyselyOn } from '#kernel/database/kysely-on.ts';
import { localBus } from '#kernel/bus/bus.ts';
import { leadership } from '#kernel/database/leadership.ts';
import { migrate } from '#kernel/database/migrate.ts';
import { logReader } from '#kernel/event-store/reading/log-reader.ts';
import { demoPersonalDataKey, masterKeyOf } from '#kernel/personal-data/master-key.ts';
import { pgPersonalData } from '#kernel/personal-data/personal-data.ts';
import { inlineProjections, sumProjections } from '#projections/all.ts';
import type { ReadTables } from '#projections/kernel/read-database.ts';
import { startProcessor } from '#projections/kernel/processor.ts';
import { checkBooks } from '#projections/ledger/books/check-books.ts';
import { compareWithRebuild, rebuild } from '#projections/kernel/shadow/rebuild.ts';
import { migrations } from '#services/composition/migrations.ts';
import { emptyDatabase, freshDatabase, type TestDatabase } from '#tests/support/postgres.ts';
import { readRoutes } from '#tests/support/read-routes.ts';
import { admin } from '../projections/people.ts';
import { catalogOf, type Catalog } from './catalog.ts';
import { releaseNames, restoreRelease } from './releases.ts';

const clock = { now: () => new Date('2026-11-20T16:00:00Z') };

let fresh: Catalog;
beforeAll(async () => {
  const database = await freshDatabase({ migrations });
  fresh = await catalogOf(database.pool);
  await database.close();
});

const logOf = ({ pool }: TestDatabase) => logReader(pool, pgPersonalData(pool, masterKeyOf(demoPersonalDataKey), clock));

/** As the processor does when the portal starts. */
const sumUp = async (database: TestDatabase): Promise<void> => {
  const { pool } = database;
  const lead = leadership(pool, { retryEvery: 10 });
  const processor = startProcessor({ pool, log: logOf(database), lead, wakeUps: localBus(), projections: sumProjections, pollEvery: 10 });
  await processor.caughtUp();
  await processor.stop();
};

const upgraded = async (release: string): Promise<TestDatabase> => {
  const database = await emptyDatabase();
  await restoreRelease(database.pool, release);
  await migrate(database.pool, migrations);
  await sumUp(database);
  return database;
};

describe.each(releaseNames)('Rule: a database of release %s is brought level with a new one', (release) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await upgraded(release);
  });
  afterAll(() => database.close());

  it('has the same tables, columns, indexes, constraints, triggers, functions, views and sequences', async () => {
    expect(await catalogOf(database.pool)).toEqual(fresh);
  });

  it('has rows that are those of a rebuild', async () => {
    const differing = new Set<string>();
    for (const projection of [...inlineProjections, ...sumProjections])
      for (const { table } of await compareWithRebuild(database.pool, logOf(database), projection)) differing.add(table);
    expect([...differing]).toEqual([]);
  });

  it('has books that agree with what was done before there was a ledger', async () => {
    const { breaks } = await checkBooks(kyselyOn<ReadTables>(database.pool));
    expect(breaks).toEqual([]);
  });

  it('answers lists', async () => {
    const db = new Kysely<any>({ dialect: new PostgresDialect({ pool: database.pool }) });
    const route = readRoutes(db, clock).find(({ endpoint }) => endpoint === searchInventory)!;
    const query = searchInventory.body?.parse({ view: 'everything' }) ?? searchInventory.query?.parse({ view: 'everything' });
    const answer = await route.answer({ viewer: admin, anonymous: false, query, body: query, ip: '127.0.0.1', base: 'admin' } as never);
    expect(answer).toMatchObject({ totalCount: 150, counts: { everything: 150 } });
  });
});

describe('Rule: a rebuild keeps the schema of an upgraded database', () => {
  it('of the oldest release', async () => {
    const database = await upgraded('48931ca');
    for (const projection of [...inlineProjections, ...sumProjections]) await rebuild(database.pool, logOf(database), projection);
    const { triggers, ...rest } = await catalogOf(database.pool);
    // Copied ones bracket the same conditions otherwise.
    const unbracketed = (lines: readonly string[]) => lines.map((line) => line.replaceAll(/[()]/g, ''));
    expect({ ...rest, triggers: unbracketed(triggers) }).toEqual({ ...fresh, triggers: unbracketed(fresh.triggers) });
    await database.close();
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CompiledQuery } from 'kysely';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { endpoints } from '#contracts/endpoints.ts';
import type { Base } from '#contracts/kernel/access/bases.ts';
import { migrate } from '#kernel/database/migrate.ts';
import { derivedTables } from '#projections/all.ts';
import { migrations } from '#services/composition/migrations.ts';
import { fillLargeWorld } from '#tests/support/large-world/fill.ts';
import { fillLives } from '#tests/support/large-world/lives.ts';
import { emptyDatabase, type TestDatabase } from '#tests/support/postgres.ts';
import { admin, seller, staff } from './people.ts';
import { asking } from './plans/asking.ts';
import { isPage, scansOf } from './plans/explain.ts';
import { known } from './plans/known.ts';
import { isList, questionsOf } from './plans/questions.ts';
import { restoreSchema } from '../upgrade/releases.ts';

/** A table of more rows is not read through. */
const large = 10_000;
/** Rows that one page may look at: what a text names that is looked for, and little else. */
const MAX_READ_PER_PAGE = large;

/** Enough for the log and the timeline to be large tables; the seller's is one of them. */
const shopsWithPast = 12;

const viewers: Record<Base, Viewer> = { business: seller, warehouse: staff, admin };
const lists = endpoints.filter(isList).filter(({ path }, place, all) => all.findIndex((one) => one.path === path) === place);

let database: TestDatabase;
let largeTables: Set<string>;
let ask: ReturnType<typeof asking>;
beforeAll(async () => {
  // The oldest schema that is upgraded; the upgrade test holds a new one to be the same.
  database = await emptyDatabase();
  await restoreSchema(database.pool, '48931ca');
  await migrate(database.pool, migrations);
  await fillLargeWorld(database.pool, 100_000);
  await fillLives(database.pool, shopsWithPast);
  const { rows } = await database.pool.query<{ name: string }>('SELECT relname AS name FROM pg_class WHERE relkind = $1 AND reltuples > $2', [
    'r',
    large,
  ]);
  // Materialised counts grow with the days, not with the items.
  largeTables = new Set(
    rows.map(({ name }) => name).filter((name) => !derivedTables.some(({ table, compact }) => compact !== undefined && table === name)),
  );
  ask = asking(database.pool);
});
afterAll(() => database.close());

const faultsOf = async (query: CompiledQuery): Promise<string[]> => {
  const scans = await scansOf(database.pool, query);
  return scans
    .filter(({ table }) => largeTables.has(table))
    .filter(({ by, rows }) => by === 'Seq Scan' || rows > MAX_READ_PER_PAGE)
    .map(({ table }) => `${isPage(query) ? 'page' : 'count'} reads ${table}`);
};

describe('Rule: no list reads a large table through', () => {
  it.each(lists)('$name', async (list) => {
    const faults = new Set<string>();
    for (const base of list.bases)
      for (const question of questionsOf(list)) {
        const { queries, next } = await ask(list, base, viewers[base], question.asked);
        const further =
          next === undefined || question.narrows ? [] : (await ask(list, base, viewers[base], { ...question.asked, after: next })).queries;
        for (const query of [...queries, ...further.filter(isPage)])
          for (const fault of await faultsOf(query)) faults.add(`${base} ${question.said}: ${fault}`);
      }
    expect([...faults].filter((fault) => !known[list.name]?.includes(fault))).toEqual([]);
  });
});

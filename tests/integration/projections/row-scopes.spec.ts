import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withinRowScope, withinWarehouses } from '#projections/shared/visible-fields.ts';
import { emptyDatabase, type TestDatabase } from '#tests/support/postgres.ts';
import { placementOf, rowNames, whoSeesWhat, type RowName } from '#tests/support/row-scopes.ts';

interface Tables {
  placed: { name: RowName; shop_id: number | null; target_shop_id: number | null; warehouse_id: string | null };
  floors: { id: string };
}

let database: TestDatabase;
let db: Kysely<Tables>;

beforeAll(async () => {
  database = await emptyDatabase(2);
  db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: database.pool }) });
  await sql`create table placed (name text, shop_id integer, target_shop_id integer, warehouse_id text)`.execute(db);
  await sql`create table floors (id text)`.execute(db);
  const rows = rowNames.map((name) => {
    const { shopIds: [shop_id = null, target_shop_id = null] = [], warehouseId: warehouse_id = null } = placementOf(name);
    return { name, shop_id, target_shop_id, warehouse_id };
  });
  await db.insertInto('placed').values(rows).execute();
  await db
    .insertInto('floors')
    .values([{ id: 'EWR' }, { id: 'LAX' }])
    .execute();
});
afterAll(() => database.close());

describe('Rule: who may see a row is whom queries answer it to', () => {
  it.each(whoSeesWhat)('$who', async ({ viewer, rows }) => {
    const reach = withinRowScope(viewer, { shop: ['shop_id', 'target_shop_id'], warehouse: 'warehouse_id' });
    const found = await db.selectFrom('placed').select('name').where(reach).execute();
    expect(found.map(({ name }) => name).toSorted()).toEqual([...rows].toSorted());
  });

  it.each(whoSeesWhat)('and of what the house itself has: $who', async ({ viewer, floors }) => {
    const found = await db.selectFrom('floors').select('id').where(withinWarehouses(viewer, 'id')).orderBy('id').execute();
    expect(found.map(({ id }) => id)).toEqual(floors);
  });
});

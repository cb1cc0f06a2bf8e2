import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '#kernel/database/migrate.ts';
import { migrations } from '#services/composition/migrations.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/postgres.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await freshDatabase();
  await database.pool.query('TRUNCATE schema_migrations');
});
afterEach(() => database.close());

const applied = async () =>
  (await database.pool.query<{ id: string }>('SELECT id FROM schema_migrations ORDER BY applied_at, id')).rows.map(({ id }) => id);
const making = (...names: string[]) => names.map((id) => ({ id, sql: `CREATE TABLE "${id}" (n int)` }));

describe('Rule: migrations run in the order of their ids, in every database', () => {
  it('however they are listed, each once', async () => {
    await migrate(database.pool, making('0002-b', '0001-a'));
    await migrate(database.pool, making('0003-c', '0002-b', '0001-a'));
    expect(await applied()).toEqual(['0001-a', '0002-b', '0003-c']);
  });

  it('one that sorts before what is there is refused, and nothing is run', async () => {
    await migrate(database.pool, making('0001-a', '0003-c'));
    await expect(migrate(database.pool, making('0001-a', '0002-b', '0003-c', '0004-d'))).rejects.toThrow(
      /0002-b sorts before 0003-c.*Give 0002-b a number that comes after all others/,
    );
    expect(await applied()).toEqual(['0001-a', '0003-c']);
  });

  it('but for those that were released so', async () => {
    const late = { ...making('0002-b')[0]!, releasedLate: true as const };
    await migrate(database.pool, making('0001-a', '0003-c'));
    await migrate(database.pool, [...making('0001-a', '0003-c', '0004-d'), late]);
    expect((await applied()).toSorted()).toEqual(['0001-a', '0002-b', '0003-c', '0004-d']);
  });
});

describe('Rule: a database of any release starts', () => {
  /** What a release had, by its newest migration; what came later and sorts before is known to be late. */
  it.each([
    '0130-warehouse-menu',
    '0160-inbound-shop',
    '0190-shipping-labels',
    '0210-warehouse-address',
    '0230-repair-items',
    '0360-pending-texts',
    '0450-item-timeline-key',
  ])('of %s', async (newest) => {
    const cameLate = {
      '0130-warehouse-menu': ['0130-announcements'],
      '0160-inbound-shop': ['0007-sessions-last-opened'],
      '0190-shipping-labels': ['0008-label-serials'],
      '0210-warehouse-address': ['0009-lent-claims'],
      '0230-repair-items': ['0011-rebuilds', '0012-system'],
      '0360-pending-texts': ['0013-personal-data', '0350-item-timeline-past'],
      '0450-item-timeline-key': ['0014-browser-errors', '0014-file-uses', '0015-imports-confirmed'],
    };
    const missing = Object.entries(cameLate).flatMap(([since, ids]) => (since >= newest ? ids : []));
    const today = migrations.map((one) => ({ ...one, sql: 'SELECT' }));
    await migrate(
      database.pool,
      today.filter(({ id }) => id <= newest && !missing.includes(id)),
    );
    await migrate(database.pool, today);
    expect((await applied()).length).toBe(today.length);
  });
});

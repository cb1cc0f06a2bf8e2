import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateRows, type ChangedRow } from '#projections/kernel/rows/changed-rows.ts';
import { rowsIn, selectRows, type Row } from '#projections/kernel/rows/rows.ts';
import { shapesOf } from '#projections/kernel/rows/table.ts';
import { rowsOfEach, unprepared } from '#kernel/database/sql.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/postgres.ts';

const columns = Array.from({ length: 8 }, (_, index) => `c${index}`);
const migration = {
  id: '9000-wide',
  sql: `
    CREATE TABLE wide (id text PRIMARY KEY, seen_at timestamptz NOT NULL, ${columns.map((column) => `${column} jsonb`).join(', ')});
    INSERT INTO wide (id, seen_at, c0, c7) SELECT name, '2026-03-04T05:06:07.089Z', '["old"]', '"kept"' FROM unnest('{one,two,three}'::text[]) name;`,
};

let database: TestDatabase;
beforeAll(async () => (database = await freshDatabase({ migrations: [migration] })));
afterAll(() => database.close());

const wide = async () => {
  const sql = unprepared(database.pool);
  const shape = (await shapesOf(sql, ['wide'])).get('wide')!;
  const texts = new Set<string>();
  return {
    texts,
    rows: async () => rowsIn((await rowsOfEach(sql, [selectRows('wide', 'id', ['one', 'two', 'three'])]))[0]!, shape),
    update: async (rows: readonly ChangedRow[]) => {
      const statement = updateRows(shape, 'id', rows);
      if (statement) texts.add(statement.text);
      await rowsOfEach(sql, statement ? [statement] : []);
    },
  };
};

const changed = (before: Row, changes: Row): ChangedRow => ({ before, after: { ...before, ...changes } });

describe('Rule: of a row that was there the columns are written that changed', () => {
  it('each row its own, in one statement, and the others stay', async () => {
    const { rows, update, texts } = await wide();
    const [one, three, two] = await rows();
    const [first, second] = [
      { c1: { by: [null, 'x'] }, c0: null },
      { c2: 5, seen_at: '2026-04-04T05:06:07.089Z' },
    ];
    await update([changed(one!, first), changed(two!, second)]);
    expect(await rows()).toEqual([{ ...one, ...first }, three, { ...two, ...second }]);
    expect([...texts]).toEqual([expect.stringContaining('SET "seen_at" = n."seen_at", "c0" = n."c0", "c1" = n."c1", "c2" = n."c2"\n')]);
  });

  it('nothing is sent for rows that came out equal, and a column that is not there is refused', async () => {
    const { rows, update, texts } = await wide();
    const [one] = await rows();
    await update([changed(one!, {})]);
    expect(texts.size).toBe(0);
    await expect(update([changed(one!, { c9: 1 })])).rejects.toThrow('Table wide has no column c9');
  });

  it('of many kinds of change there are no more statements than a connection can keep', async () => {
    const { rows, update, texts } = await wide();
    for (let kind = 1; kind < 64; kind++) {
      const [one, three, two] = await rows();
      const changes = Object.fromEntries(columns.slice(0, 6).flatMap((column, index) => (kind & (1 << index) ? [[column, { kind }]] : [])));
      await update([changed(two!, changes)]);
      expect(await rows()).toEqual([one, three, { ...two, ...changes }]);
    }
    expect(texts.size).toBeLessThanOrEqual(25);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runInline } from '#projections/kernel/rows/inline.ts';
import type { RowProjection } from '#projections/kernel/projection.ts';
import type { Inline } from '#kernel/event-store/inline.ts';
import { postgresEventLog } from '#kernel/event-store/postgres-event-log.ts';
import { appending, commitOf } from '#tests/support/kernel-events.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/postgres.ts';

interface PathRow {
  id: string;
  steps: string[];
  version: number;
}

const paths: RowProjection<PathRow> = {
  kind: 'row',
  name: 'paths',
  table: 'paths',
  key: 'id',
  keyOf: ({ streamId }) => streamId,
  evolve: (row, { streamId, data, version }) => {
    const { step } = data as { step: string };
    if (step === 'nowhere') throw new Error('There is no such step.');
    return step === 'gone' ? null : { id: streamId, steps: [...(row?.steps ?? []), step], version };
  },
  ofOneStream: true,
};
const migration = {
  id: '9000-paths',
  sql: 'CREATE TABLE paths (id text PRIMARY KEY, steps jsonb NOT NULL, version integer NOT NULL CHECK (version < 9))',
};

let database: TestDatabase;
beforeAll(async () => (database = await freshDatabase({ migrations: [migration] })));
afterAll(() => database.close());

/** A node with rows of its own, and what it asked the database for them. */
const node = () => {
  const inline = runInline([paths]);
  const read: string[] = [];
  const heard: Inline = {
    prepare: (events) => {
      const prepared = inline.prepare(events);
      for (const { text, values } of prepared.reads) if (text.includes('row_to_json')) read.push(...(values[0] as string[]));
      return prepared;
    },
  };
  const log = postgresEventLog(database.pool, { inline: heard });
  return {
    read,
    forget: inline.forget,
    step: (id: string, after: number, ...steps: string[]) => log.commit(commitOf([appending(id, after, ...steps.map((step) => ({ step })))])),
  };
};
const stepsOf = async (id: string) => (await database.pool.query<PathRow>('SELECT * FROM paths WHERE id = $1', [id])).rows[0]?.steps;

describe('Rule: a row that follows one stream is read only where this node does not know it at the version appended to', () => {
  it('does not read what it wrote itself, nor what begins', async () => {
    const one = node();
    await one.step('known', 0, 'a', 'b');
    await one.step('known', 2, 'c');
    expect(await stepsOf('known')).toEqual(['a', 'b', 'c']);
    expect(one.read).toEqual([]);
  });

  it('reads what another node has changed since', async () => {
    const [one, other] = [node(), node()];
    await one.step('shared', 0, 'a');
    await other.step('shared', 1, 'b');
    await one.step('shared', 2, 'c');
    expect(await stepsOf('shared')).toEqual(['a', 'b', 'c']);
    expect([one.read, other.read]).toEqual([['shared'], ['shared']]);
  });

  it('keeps nothing of what was refused, failed, or removed', async () => {
    const [one, other] = [node(), node()];
    await one.step('spoilt', 0, 'a');
    await other.step('spoilt', 1, 'b');
    expect((await one.step('spoilt', 1, 'x')).kind).toBe('conflict');
    await expect(one.step('spoilt', 2, 'nowhere')).rejects.toThrow('no such step');
    await expect(one.step('spoilt', 2, ...'cdefghi')).rejects.toMatchObject({ code: '23514' });
    await one.step('spoilt', 2, 'c');
    expect(await stepsOf('spoilt')).toEqual(['a', 'b', 'c']);
    await one.step('spoilt', 3, 'gone');
    expect(await stepsOf('spoilt')).toBeUndefined();
    await one.step('spoilt', 4, 'e');
    expect(await stepsOf('spoilt')).toEqual(['e']);
  });

  it('reads anew once it was told to forget', async () => {
    const one = node();
    await one.step('forgotten', 0, 'a');
    one.forget();
    await one.step('forgotten', 1, 'b');
    expect(one.read).toEqual(['forgotten']);
  });
});

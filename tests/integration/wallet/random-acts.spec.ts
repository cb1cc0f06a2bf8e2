import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localBus } from '#kernel/bus/bus.ts';
import { systemClock } from '#kernel/clock.ts';
import { aggregateCache } from '#kernel/commands/aggregate-cache.ts';
import { commands } from '#kernel/commands/commands.ts';
import { kyselyOn } from '#kernel/database/kysely-on.ts';
import { leadership } from '#kernel/database/leadership.ts';
import { createPool } from '#kernel/database/pool.ts';
import { postgresEventLog } from '#kernel/event-store/postgres-event-log.ts';
import { logReader } from '#kernel/event-store/reading/log-reader.ts';
import { newIds } from '#kernel/ids.ts';
import { inlineProjections, sumProjections } from '#projections/all.ts';
import type { ReadTables } from '#projections/kernel/read-database.ts';
import { startProcessor, type Processor } from '#projections/kernel/processor.ts';
import { runInline } from '#projections/kernel/rows/inline.ts';
import { checkBooks } from '#projections/ledger/books/check-books.ts';
import { migrations } from '#services/composition/migrations.ts';
import { addAccount, commandOf, moneyActs, type MoneyAct } from '#tests/support/money/money-acts.ts';
import { moneyModel } from '#tests/support/money/money-model.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/postgres.ts';

const shops = 3;
/** Acts that a node has under way at a time. */
const hands = 4;

let database: TestDatabase;
let processor: Processor;
beforeAll(async () => {
  database = await freshDatabase({ migrations });
  const { pool } = database;
  const lead = leadership(pool, { retryEvery: 10 });
  processor = startProcessor({ pool, log: logReader(pool), lead, wakeUps: localBus(), projections: sumProjections, pollEvery: 10 });
});
afterAll(async () => {
  await processor?.stop();
  await database?.close();
});

/** A node on connections of its own, which hears nothing of the others. */
const openNode = (name: string) => {
  const pool = createPool(database.url, { size: hands, name });
  // What is cut off is told to whoever waited for it.
  pool.on('error', () => {});
  const log = postgresEventLog(pool, { inline: runInline(inlineProjections) });
  const { run } = commands(log, systemClock, newIds, aggregateCache());
  return {
    /** What is committed bears `id`, however often it is tried. */
    run: (id: string, handle: Parameters<typeof run<undefined>>[1]) =>
      run({ actor: { accountId: 'spec', name: 'Spec', terminal: 'system' }, correlationId: id, causationId: id }, handle),
    /** Breaks off all that it has under way, as the end of its process does. */
    kill: () => database.pool.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1', [name]),
    close: () => pool.end(),
  };
};

const isPosted = async (postingId: string): Promise<boolean> =>
  ((await database.pool.query('SELECT FROM wallet_records WHERE posting_id = $1', [postingId])).rowCount ?? 0) > 0;

interface Done {
  id: string;
  commits: number;
}

/** Which acts are in the log, in its order, and in how many transactions each is. */
const doneBy = async (prefix: string): Promise<Done[]> => {
  const { rows } = await database.pool.query<Done>(
    `SELECT metadata->>'correlationId' AS id, count(DISTINCT transaction_id)::int AS commits FROM events
     WHERE metadata->>'correlationId' LIKE $1 GROUP BY 1 ORDER BY min(global_position)`,
    [`${prefix}:%`],
  );
  return rows;
};

/** Acts that the end of a node broke off. */
let brokenOff = 0;

let runs = 0;
const nextRun = () => ({ prefix: `run${++runs}`, first: 1_000 + runs * 10 });

const holds = async (acts: readonly MoneyAct[], { prefix, first }: ReturnType<typeof nextRun>): Promise<void> => {
  const [one, other] = [openNode(`${prefix}-one`), openNode(`${prefix}-other`)];
  const idOf = (index: number) => `${prefix}:${index}`;
  const acknowledged = new Set<string>();
  for (let shop = first; shop < first + shops; shop++) await other.run('accounts', addAccount(shop));

  const waiting = acts.map((_, index) => index);
  const does = async (node: typeof one, index: number): Promise<void> => {
    const { kind } = await node.run(idOf(index), commandOf(acts[index]!, isPosted));
    if (kind === 'accepted') acknowledged.add(idOf(index));
  };
  const hand = (node: typeof one) => async (): Promise<void> => {
    for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) {
      if (node === one && index > acts.length / 2) await one.kill();
      // Whoever hears nothing tries again, on the node that is left.
      await does(node, index).catch(() => {
        brokenOff++;
        return does(other, index!);
      });
    }
  };
  await Promise.all([one, other].flatMap((node) => Array.from({ length: hands }, hand(node))));
  await Promise.all([one.close(), other.close()]);

  const done = await doneBy(prefix);
  expect(done.filter(({ commits }) => commits !== 1)).toEqual([]);
  expect([...acknowledged].filter((id) => done.every((other) => other.id !== id))).toEqual([]);
  const model = moneyModel();
  const impossible = done.map(({ id }) => acts[Number(id.split(':')[1])]!).filter((act) => !model.happens(act));
  expect(impossible).toEqual([]);
  const { rows } = await database.pool.query(
    `SELECT shop_id AS "shopId", balance_cents::int AS posted, held_cents::int AS held FROM wallets
     WHERE shop_id >= $1 AND shop_id < $2 AND (balance_cents, held_cents) <> (0, 0) ORDER BY 1`,
    [first, first + shops],
  );
  expect(rows).toEqual(model.wallets());
};

describe('Rule: two nodes and the end of one of them move no cent twice, and none that plain sums forbid', () => {
  it(
    'in any order of acts, and the books agree after each',
    () =>
      fc.assert(
        fc.asyncProperty(
          fc
            .constant(null)
            .map(nextRun)
            .chain((run) => moneyActs(run.first, shops).map((acts) => ({ run, acts }))),
          async ({ run, acts }) => {
            await holds(acts, run);
            await processor.caughtUp();
            expect((await checkBooks(kyselyOn<ReadTables>(database.pool))).breaks).toEqual([]);
            expect((await database.pool.query('SELECT FROM ledger_breaks')).rowCount).toBe(0);
          },
        ),
        { numRuns: 8, endOnFailure: true },
      ),
    120_000,
  );

  it('while acts were in truth broken off', () => expect(brokenOff).toBeGreaterThan(0));
});

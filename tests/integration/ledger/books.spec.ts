import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { explainedShare } from '#contracts/ledger/books.ts';
import { inlineProjections, sumProjections } from '#projections/all.ts';
import { runInline } from '#projections/kernel/rows/inline.ts';
import { startProcessor } from '#projections/kernel/processor.ts';
import { checkBooks } from '#projections/ledger/books/check-books.ts';
import { exportBooks } from '#projections/ledger/books/export-books.ts';
import { kyselyOn } from '#kernel/database/kysely-on.ts';
import type { ReadTables } from '#projections/kernel/read-database.ts';
import { localBus } from '#kernel/bus/bus.ts';
import { leadership } from '#kernel/database/leadership.ts';
import { logReader } from '#kernel/event-store/reading/log-reader.ts';
import { migrations } from '#services/composition/migrations.ts';
import { seedDemoWorld } from '#demo/seed-demo-world.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/postgres.ts';

let database: TestDatabase;

/** The small world of demonstration, summed up. */
beforeAll(async () => {
  database = await freshDatabase({ migrations });
  const { pool } = database;
  const now = new Date('2026-11-20T15:42:05Z');
  await seedDemoWorld({ pool, inline: runInline(inlineProjections), now, say: () => {}, size: { items: 600, days: 60 } });
  const processor = startProcessor({
    pool,
    log: logReader(pool),
    lead: leadership(pool, { retryEvery: 10 }),
    wakeUps: localBus(),
    projections: sumProjections,
    pollEvery: 10,
  });
  await processor.caughtUp();
  await processor.stop();
}, 300_000);
afterAll(() => database.close());

const checked = () => checkBooks(kyselyOn<ReadTables>(database.pool));

const exported = async (month?: string): Promise<string> => {
  const parts: string[] = [];
  await exportBooks(kyselyOn<ReadTables>(database.pool), month, (text) => parts.push(text));
  return parts.join('');
};

describe('Rule: the books agree with themselves', () => {
  it('from the log to every read model that holds money', async () => {
    const { postings, unexplained, breaks, ...money } = await checked();
    expect(breaks).toEqual([]);
    expect(postings).toBeGreaterThan(50);
    expect(unexplained).toBe(0);
    expect(explainedShare(money)).toBe(1);
    expect(money.cents).toBeGreaterThan(100_000);
  });

  it.each([
    ['wallets', 'wallets', 'balance_cents'],
    ['wallets', 'wallet_records', 'amount_cents'],
    ['holds', 'wallets', 'held_cents'],
    ['sums', 'ledger_sums', 'debit_cents'],
  ])('and whatever is changed beside the log is told: %s in %s.%s', async (invariant, table, column) => {
    const { rows } = await database.pool.query<{ place: string }>(`SELECT min(ctid)::text AS place FROM ${table}`);
    const change = (by: string) =>
      database.pool.query<{ place: string }>(`UPDATE ${table} SET ${column} = ${column} ${by} WHERE ctid = $1 RETURNING ctid::text AS place`, [
        rows[0]!.place,
      ]);
    rows[0] = (await change('+ 1')).rows[0]!;
    const { breaks } = await checked();
    await change('- 1');
    expect(breaks.map((one) => one.invariant)).toContain(invariant);
    expect((await checked()).breaks).toEqual([]);
  });

  it('and a posting that its basis does not lead to is no part of the share that is explained', async () => {
    const { rows } = await database.pool.query<{ place: string; data: string }>(
      `SELECT ctid::text AS place, data::text FROM events WHERE type = 'WalletPosted' AND data->'basis'->>'kind' = 'storage' LIMIT 1`,
    );
    const write = async (text: string, place: string) =>
      (await database.pool.query<{ place: string }>('UPDATE events SET data = $1::json WHERE ctid = $2 RETURNING ctid::text AS place', [text, place]))
        .rows[0]!;
    const { place } = await write(rows[0]!.data.replace(/"centsPerDay":\s*\d+/, '"centsPerDay":1'), rows[0]!.place);
    const forged = await checked();
    await write(rows[0]!.data, place);
    expect(forged.breaks).toMatchObject([{ invariant: 'explained', position: expect.any(String) }]);
    expect(explainedShare(forged)).toBeLessThan(1);
    expect(explainedShare(await checked())).toBe(1);
  });

  it('and a posting that does not claim its id', async () => {
    await database.pool.query(
      `UPDATE claims SET kind = 'elsewhere' WHERE kind = 'posting' AND key = (SELECT min(key) FROM claims WHERE kind = 'posting')`,
    );
    const { breaks } = await checked();
    await database.pool.query(`UPDATE claims SET kind = 'posting' WHERE kind = 'elsewhere'`);
    expect(breaks).toMatchObject([{ invariant: 'claims' }]);
  });
});

const hledger = (journal: string, ...args: string[]) =>
  spawnSync('hledger', ['-f', '-', ...args], { input: journal, encoding: 'utf8', maxBuffer: 1 << 28 });
const isInstalled = hledger('', '--version').status === 0;
if (!isInstalled) process.stderr.write('hledger is not installed: its proof of the books is left out.\n');

describe.skipIf(!isInstalled)('Rule: an accountant’s program that shares no line with the portal proves the books', () => {
  it.each([undefined, '2026-10', '2026-11'])('strictly, with the closing balance of every account: %s', async (month) => {
    const { status, stderr } = hledger(await exported(month), 'check', '-s', 'ordereddates');
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  it('and tells where one is off by a cent', async () => {
    const journal = await exported('2026-10');
    const forged = journal.replace(/ = (-?\d+)\.\d\d USD\n$/, ' = $1.99 USD\n');
    expect(forged).not.toBe(journal);
    expect(hledger(forged, 'check', '-s').status).not.toBe(0);
  });

  it('account by account as the ledger has them', async () => {
    const { stdout } = hledger(await exported(), 'bal', '-N', '--flat', '-E', '-O', 'csv');
    const theirs = [...stdout.matchAll(/^"([^"]+)","(-?[\d.]+) USD"$/gm)].map(
      ([, account, amount]) => `${account} ${Math.round(Number(amount) * 100)}`,
    );
    const { rows } = await database.pool.query<{ line: string }>(
      `SELECT account || CASE WHEN sub = '' THEN '' ELSE ':' || sub END || ' ' || sum(debit_cents - credit_cents) AS line FROM ledger_sums GROUP BY account, sub`,
    );
    const ours = rows.map(({ line }) => line).filter((line) => !line.endsWith(' 0'));
    expect(theirs.filter((line) => !line.endsWith(' 0')).sort()).toEqual(ours.sort());
    expect(ours.length).toBeGreaterThan(5);
  });
});

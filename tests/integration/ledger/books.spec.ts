import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inlineProjections, sumProjections } from '#projections/all.ts';
import { runInline } from '#projections/kernel/rows/inline.ts';
import { startProcessor } from '#projections/kernel/processor.ts';
import { checkBooks } from '#projections/ledger/books/check-books.ts';
import { exportBooks } from '#projections/ledger/books/export-books.ts';
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

const exported = async (month?: string): Promise<string> => {
  const parts: string[] = [];
  await exportBooks(database.pool, month, (text) => parts.push(text));
  return parts.join('');
};

describe('Rule: the books agree with themselves', () => {
  it('from the log to every read model that holds money', async () => {
    const { postings, unexplained, breaks } = await checkBooks(database.pool);
    expect(breaks).toEqual([]);
    expect(postings).toBeGreaterThan(50);
    expect(unexplained).toBe(0);
  });

  it.each([
    ['wallets', 'UPDATE wallets SET balance_cents = balance_cents + 1 WHERE shop_id = (SELECT min(shop_id) FROM wallets)'],
    ['wallets', 'UPDATE wallet_records SET amount_cents = amount_cents + 1 WHERE posting_id = (SELECT min(posting_id) FROM wallet_records)'],
    ['holds', 'UPDATE wallets SET held_cents = held_cents + 1 WHERE shop_id = (SELECT min(shop_id) FROM wallets)'],
    ['sums', `UPDATE ledger_sums SET debit_cents = debit_cents + 1 WHERE account = 'assets:bank'`],
    ['claims', `DELETE FROM claims WHERE kind = 'posting' AND key = (SELECT min(key) FROM claims WHERE kind = 'posting')`],
  ])('and whatever is changed beside the log is told: %s', async (invariant, tampering) => {
    const client = await database.pool.connect();
    try {
      await client.query('BEGIN');
      await client.query(tampering);
      const { breaks } = await checkBooks({ connect: async () => through(client) } as never);
      expect(breaks.map((one) => one.invariant)).toContain(invariant);
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  });
});

/** The connection within its transaction, which the check would begin and end itself. */
const through = (client: { query: (...args: never[]) => unknown }) => ({
  query: (text: string, ...values: never[]) => (/^(BEGIN|ROLLBACK)/.test(text) ? Promise.resolve() : client.query(text as never, ...values)),
  release: () => undefined,
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

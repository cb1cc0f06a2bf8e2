import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { explainedShare } from '#contracts/ledger/books.ts';
import { inlineProjections } from '#projections/all.ts';
import { runInline } from '#projections/kernel/rows/inline.ts';
import { firstBreak } from '#projections/ledger/books/books.ts';
import { checkBooks } from '#projections/ledger/books/check-books.ts';
import { clearingAges } from '#projections/ledger/books/clearing-ages.ts';
import { exportBooks } from '#projections/ledger/books/export-books.ts';
import { kyselyOn } from '#kernel/database/kysely-on.ts';
import type { ReadTables } from '#projections/kernel/read-database.ts';
import { migrations } from '#services/composition/migrations.ts';
import { seedDemoWorld } from '#demo/seed-demo-world.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/postgres.ts';
import { summedUp } from '#tests/support/summed-up.ts';

let database: TestDatabase;

/** The small world of demonstration, summed up; long enough for storage to cost something. */
beforeAll(async () => {
  database = await freshDatabase({ migrations });
  const { pool } = database;
  const now = new Date('2026-11-20T15:42:05Z');
  await seedDemoWorld({ pool, inline: runInline(inlineProjections), now, say: () => {}, size: { items: 600, days: 90 } });
  await summedUp(pool);
}, 300_000);
afterAll(() => database.close());

const checked = () => checkBooks(kyselyOn<ReadTables>(database.pool));

const exported = async (month?: string): Promise<string> => {
  const parts: string[] = [];
  await exportBooks(kyselyOn<ReadTables>(database.pool), month, (text) => parts.push(text));
  return parts.join('');
};

/** Whose figure the check looks at. */
const ofLast: Partial<Record<string, string>> = {
  orders: `AND state = 'completed' AND shop_id <> 1`,
};

/** What a check says while the text of one event is another. */
const checkedWith = async (event: string, changed: (text: string) => string) => {
  const { rows } = await database.pool.query<{ place: string; data: string }>(
    `SELECT ctid::text AS place, data::text FROM events WHERE ${event} LIMIT 1`,
  );
  const { place, data } = rows[0]!;
  const write = (text: string, at: string) =>
    database.pool.query<{ place: string }>('UPDATE events SET data = $1::json WHERE ctid = $2 RETURNING ctid::text AS place', [text, at]);
  expect(changed(data)).not.toBe(data);
  const written = await write(changed(data), place);
  const { breaks } = await checked();
  await write(data, written.rows[0]!.place);
  return breaks;
};

const dayBefore = (day: string): string => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

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
    ['acts', 'shipping_labels', 'fee_cents'],
    ['acts', 'orders', 'sold_price_cents'],
  ])('and whatever is changed beside the log is told: %s in %s.%s', async (invariant, table, column) => {
    const { rows } = await database.pool.query<{ place: string }>(
      `SELECT ctid::text AS place FROM ${table} WHERE ${column} IS NOT NULL ${ofLast[table] ?? ''} LIMIT 1`,
    );
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

  it('and a night that a shop is charged for twice, where the second stands', async () => {
    const breaks = await checkedWith(
      `type = 'WalletPosted' AND data->'basis'->>'kind' = 'storage' AND EXISTS (SELECT FROM events b WHERE b.stream_id = events.stream_id
         AND b.data->'basis'->>'date' = ((events.data->'basis'->>'date')::date - 1)::text)`,
      (text) => text.replace(/("date":\s*")(\d{4}-\d\d-\d\d)"/, (_all, name: string, day: string) => `${name}${dayBefore(day)}"`),
    );
    expect(breaks).toContainEqual(expect.objectContaining({ invariant: 'nights', expected: 'one charge', position: expect.any(String) }));
  });

  it('and one that came to something else than its run says', async () => {
    const breaks = await checkedWith(`type = 'StorageDayAccrued' AND (data->>'cents')::int > 0`, (text) => text.replace(/("cents":\s*)/, '$11'));
    expect(breaks).toMatchObject([{ invariant: 'nights', position: expect.any(String) }]);
  });

  it('and a night that no run says anything of', async () => {
    const breaks = await checkedWith(`type = 'StorageDayAccrued' AND version > 3`, (text) => text.replace(/("date":\s*")\d{4}/, '$12030'));
    expect(breaks).toContainEqual(expect.objectContaining({ invariant: 'nights', found: expect.stringMatching(/^2030/) }));
  });

  it('and a wallet that its owner took below zero, by which act', async () => {
    const breaks = await checkedWith(`type = 'WalletPosted' AND data->>'type' = 'labelFee' AND data->'basis'->>'kind' = 'label'`, (text) =>
      text.replaceAll(/("cents":\s*)/g, '$1999'),
    );
    expect(breaks).toContainEqual(expect.objectContaining({ invariant: 'ownActs', expected: 'at least 0', position: expect.any(String) }));
  });

  it('and a posting of which there is no act', async () => {
    const rename = (from: string, to: string) => database.pool.query(`UPDATE shipping_labels SET label_no = $2 WHERE label_no = $1`, [from, to]);
    const { rows } = await database.pool.query<{ no: string }>('SELECT label_no AS no FROM shipping_labels LIMIT 1');
    await rename(rows[0]!.no, 'elsewhere');
    const { breaks } = await checked();
    await rename('elsewhere', rows[0]!.no);
    expect(breaks).toContainEqual(
      expect.objectContaining({ invariant: 'acts', where: `labelFee of ${rows[0]!.no}`, expected: '0', position: expect.any(String) }),
    );
    expect(breaks).toContainEqual(expect.objectContaining({ invariant: 'acts', where: 'labelFee of elsewhere', found: '0' }));
  });

  it('and a bank that has another balance than the books and what is outstanding', async () => {
    await database.pool.query(`
      INSERT INTO bank_statements (statement_id, account, currency, from_day, to_day, opening_cents, closing_cents, lines, format, file_name, imported_by, imported_at, version)
      VALUES ('S', 'main', 'USD', '2026-11-01', '2026-11-20', 0, 7, 0, 'csv', 's.csv', 'Ann', now(), 1)`);
    const { breaks } = await checked();
    await database.pool.query('DELETE FROM bank_statements');
    expect(breaks).toMatchObject([{ invariant: 'bank', where: 'bank account main' }]);
    expect(Number(breaks[0]!.found) - Number(breaks[0]!.expected)).toBe(-7);
  });

  it('and money that is late on its way contradicts nothing, so that nothing waits for it', async () => {
    const db = kyselyOn<ReadTables>(database.pool);
    const { accounts } = await clearingAges(db, { now: new Date('2026-11-21T00:00:00Z'), clearingDays: 1 });
    expect(accounts.filter(({ overdueCents }) => overdueCents !== 0)).not.toEqual([]);
    expect((await checked()).breaks).toEqual([]);
    expect(await firstBreak(db)).toBeUndefined();
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

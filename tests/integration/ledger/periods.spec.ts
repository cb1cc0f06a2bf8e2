import { requestAdjustment } from '#contracts/adjustments/adjustment-endpoints.ts';
import { transferReceived } from '#tests/support/transfer-received.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooksEndpoint } from '#contracts/ledger/books.ts';
import { firstDayOf, lastDayOf, nextMonth } from '#contracts/periods/months.ts';
import { approveReopening, askReopening, cancelClosing, closePeriod, declineReopening, startClosing } from '#contracts/periods/period-commands.ts';
import { getPeriod, listPeriods, type PeriodDetail } from '#contracts/periods/period-queries.ts';
import { downloadWalletStatement, walletStatementFormatNames, type WalletStatementFormat } from '#contracts/statements/wallet/wallet-statement.ts';
import { reversePostingEndpoint } from '#contracts/wallet/finance/reverse-posting.ts';
import { explainPosting } from '#contracts/wallet/reads/explain-posting.ts';
import { commands } from '#kernel/commands/commands.ts';
import { kyselyOn } from '#kernel/database/kysely-on.ts';
import { postgresEventLog } from '#kernel/event-store/postgres-event-log.ts';
import { newIds } from '#kernel/ids.ts';
import { inlineProjections, providedBy } from '#projections/all.ts';
import type { ReadTables } from '#projections/kernel/read-database.ts';
import { runInline } from '#projections/kernel/rows/inline.ts';
import { checkBooks } from '#projections/ledger/books/check-books.ts';
import { storageAccrualJob } from '#services/storage/storage-accrual-job.ts';
import { openPortal, type OpenPortal } from '#tests/support/portal.ts';
import { callsOf, type Calls } from '#tests/support/portal-calls.ts';
import { stateTheBank } from '#tests/support/state-the-bank.ts';

let portal: OpenPortal;
let sarah: Calls;
let grace: Calls;
/** The first month of the books, some days after the present one has ended. */
let month: string;

/** What Grace credited in the month; Sarah takes one after the other back. */
const credits: string[] = [];

const signIn = async (): Promise<void> => {
  [sarah, grace] = await Promise.all([callsOf(portal.url, 'super'), callsOf(portal.url, 'admin')]);
};

beforeAll(async () => {
  portal = await openPortal();
  const { clock } = portal;
  const goTo = (time: string): void => clock.pass(Date.parse(time) - clock.now().getTime());
  await signIn();
  month = (await sarah.read(listPeriods, {})).records.at(-1)!.month;
  goTo(`${lastDayOf(month)}T12:00:00Z`);
  await signIn();
  for (const bankRef of ['TRANSFER-1', 'TRANSFER-2', 'TRANSFER-3']) {
    const { adjustmentNo } = await grace.send(requestAdjustment, { ...transferReceived(2, 12_300), bankRef });
    credits.push(`recharge-${adjustmentNo}`);
  }
  goTo(`${firstDayOf(nextMonth(month))}T18:00:00Z`);
  await signIn();
}, 120_000);
afterAll(() => portal?.close());

const detail = (): Promise<PeriodDetail> => sarah.read(getPeriod, { month });
const missing = async (): Promise<string[]> => (await detail()).checklist.filter(({ state }) => state !== 'met').map(({ line }) => line);
const refusal = (sent: Promise<unknown>): Promise<string> => sent.then(String, (failure: Error) => failure.message);

/** As the job does each minute. */
const chargeStorage = (): Promise<unknown> => {
  const { pool, clock } = portal;
  const log = postgresEventLog(pool, { inline: runInline(inlineProjections) });
  const { storedGoods } = providedBy(kyselyOn<ReadTables>(pool), async () => []);
  return Promise.resolve(storageAccrualJob({ clock, commands: commands(log, clock, newIds), storedGoods, firstBreak: async () => undefined }).run());
};

const reverse = async (postingId: string) => sarah.send(reversePostingEndpoint, { postingId, reason: 'Charged by mistake', evidence: 'Ticket 12' });

describe('Rule: a month is closed over its checklist, and nothing is posted into it any more', () => {
  it('that is over, whose nights are charged', async () => {
    // The portal's own job may have charged them already.
    await chargeStorage();
    expect(await missing()).not.toContain('storage');
    expect(await refusal(sarah.send(startClosing, { month: nextMonth(month) }))).toContain('PeriodNotOver');
    expect(await refusal(sarah.send(closePeriod, { month }))).toContain('PeriodStatusForbids');
    expect((await sarah.send(startClosing, { month })).status).toBe('closing');
  });

  it('and not before the bank is reconciled and the books are checked', async () => {
    expect(await missing()).toEqual(expect.arrayContaining(['explained', 'books']));
    expect(await refusal(sarah.send(closePeriod, { month }))).toContain('PeriodIncomplete');
    await stateTheBank(portal.url, sarah, { from: firstDayOf(month), to: lastDayOf(month) });
    expect((await sarah.send(checkBooksEndpoint, {})).breaks).toEqual([]);
    expect(await missing()).toEqual([]);
  });

  it('finance posts into it until then; then the books are checked anew', async () => {
    const [postingId = ''] = credits;
    expect((await reverse(postingId)).effectiveDate).toBe(lastDayOf(month));
    expect(await missing()).toEqual(['explained', 'books']);
    await sarah.send(checkBooksEndpoint, {});
    expect((await sarah.send(cancelClosing, { month })).status).toBe('open');
    await sarah.send(startClosing, { month });
    await sarah.send(checkBooksEndpoint, {});
  });

  it('sealed with what its postings come to', async () => {
    const { trialBalance } = await detail();
    await expect.poll(() => refusal(sarah.send(closePeriod, { month }))).not.toContain('PeriodNotSummed');
    const closed = await detail();
    expect(closed).toMatchObject({ status: 'closed', closedBy: 'Sarah Underwood', checklist: [], actions: ['askReopening'] });
    expect(closed.seal!.digest).toMatch(/^[0-9a-f]{64}$/);
    expect(closed.seal!.postings).toBeGreaterThan(0);
    expect(closed.trialBalance).toEqual(trialBalance);
    for (const { debitCents, creditCents } of closed.totals) expect(debitCents).toBe(creditCents);
    expect(closed.history.map(({ event }) => event)).toEqual([
      'PeriodClosingStarted',
      'PeriodAdjusted',
      'PeriodClosingCancelled',
      'PeriodClosingStarted',
      'PeriodClosed',
    ]);
  });

  it('a reversal takes the first open day, and says so before and afterwards', async () => {
    const [, postingId = ''] = credits;
    const firstOpen = firstDayOf(nextMonth(month));
    expect((await sarah.read(explainPosting, { postingId })).reversal).toMatchObject({ effectiveDate: firstOpen, isOriginalDate: false });
    const reversed = await reverse(postingId);
    expect(reversed.effectiveDate).toBe(firstOpen);
    const { explanation } = await sarah.read(explainPosting, { postingId: reversed.postingId });
    expect(explanation.facts.map(({ label }) => label.en)).toContain('Month closed, dated on the first open day instead of');
  });
});

describe('Rule: the statements of a closed month are made once, and are the same bytes for ever', () => {
  const download = async (format: WalletStatementFormat, language: string): Promise<Buffer> => {
    const headers = { token: sarah.token, 'accept-language': language };
    const answer = await fetch(`${portal.url}/api/admin${downloadWalletStatement.path}?shopId=2&month=${month}&format=${format}`, { headers });
    expect(answer.status).toBe(200);
    return Buffer.from(await answer.arrayBuffer());
  };
  const kept = async (): Promise<number> =>
    (await portal.pool.query(`SELECT FROM kept_statements WHERE shop_id = 2 AND month = $1 AND file_id IS NOT NULL`, [month])).rowCount!;

  it.each(walletStatementFormatNames)('%s', { timeout: 90_000 }, async (format) => {
    await expect.poll(kept, { timeout: 80_000 }).toBe(6);
    const first = await download(format, 'en-US');
    const { rows } = await portal.pool.query<{ posting_id: string; remark: string }>(
      `SELECT posting_id, remark FROM wallet_records WHERE shop_id = 2 AND effective_date BETWEEN $1 AND $2 LIMIT 1`,
      [firstDayOf(month), lastDayOf(month)],
    );
    const { posting_id: postingId, remark } = rows[0]!;
    const call = (name: string) => portal.pool.query('UPDATE wallet_records SET remark = $2 WHERE posting_id = $1', [postingId, name]);
    await call('Called otherwise since');
    expect((await download(format, 'en-US')).equals(first)).toBe(true);
    await call(remark);
  });
});

describe('Rule: what is changed in a closed month is found by its digest', () => {
  const breaks = async () => (await checkBooks(kyselyOn<ReadTables>(portal.pool))).breaks.filter(({ invariant }) => invariant === 'periods');

  it('not while it is as it was', async () => expect(await breaks()).toEqual([]));

  it.each([
    ['a word of a posting', `UPDATE events SET data = replace(data::text, '"remark":"', '"remark":"x')::json WHERE event_id = $1`],
    ['a posting that is put before another', `UPDATE events SET transaction_id = '1'::xid8, global_position = DEFAULT WHERE event_id = $1`],
    ['a posting that is taken out', `UPDATE events SET stream_id = 'elsewhere-' || stream_id WHERE event_id = $1`],
  ])('%s', async (_, tamper) => {
    const { rows } = await portal.pool.query<{ event_id: string; before: string }>(
      `SELECT event_id, row_to_json(e)::text AS before FROM events e WHERE type = 'WalletPosted' AND data ->> 'effectiveDate' LIKE $1
       ORDER BY transaction_id DESC, global_position DESC LIMIT 1`,
      [`${month}%`],
    );
    const { event_id: eventId, before } = rows[0]!;
    const row = JSON.parse(before) as { transaction_id: string; global_position: number; stream_id: string };
    await portal.pool.query(tamper, [eventId]);
    const [found] = await breaks();
    expect(found).toMatchObject({ invariant: 'periods', where: month, expected: (await detail()).seal!.digest });
    // As it was, to the letter.
    await portal.pool.query(
      `UPDATE events SET transaction_id = $2::xid8, stream_id = $3, data = replace(data::text, '"remark":"x', '"remark":"')::json WHERE event_id = $1`,
      [eventId, row.transaction_id, row.stream_id],
    );
  });
});

describe('Rule: a closed month is opened again by two persons', () => {
  it('never by who asked, and closed anew', async () => {
    const reason = 'The bank corrected a line';
    expect((await sarah.send(askReopening, { month, reason })).status).toBe('reopening');
    expect((await detail()).reopening).toMatchObject({ askedBy: 'Sarah Underwood', reason });
    expect(await refusal(sarah.send(approveReopening, { month }))).toContain('PeriodOwnRequest');
    expect((await grace.send(declineReopening, { month, reason: 'It goes into the next month' })).status).toBe('closed');
    await sarah.send(askReopening, { month, reason });
    expect((await grace.read(getPeriod, { month })).actions).toEqual(['approveReopening', 'declineReopening']);
    expect((await grace.send(approveReopening, { month })).status).toBe('closing');
    expect((await reverse(credits[2]!)).effectiveDate).toBe(lastDayOf(month));
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { localBus } from '#kernel/bus/bus.ts';
import { commands } from '#kernel/commands/commands.ts';
import { accept } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { kyselyOn } from '#kernel/database/kysely-on.ts';
import { leadership } from '#kernel/database/leadership.ts';
import { postgresEventLog } from '#kernel/event-store/postgres-event-log.ts';
import { logReader } from '#kernel/event-store/reading/log-reader.ts';
import { newIds } from '#kernel/ids.ts';
import { inlineProjections, providedBy, sumProjections } from '#projections/all.ts';
import { startProcessor } from '#projections/kernel/processor.ts';
import type { ReadTables } from '#projections/kernel/read-database.ts';
import { runInline } from '#projections/kernel/rows/inline.ts';
import { recharge } from '#services/aggregates/wallet/postings/bank-postings.ts';
import { walletStream } from '#services/aggregates/wallet/wallet.ts';
import { bulkPostingJob } from '#services/bulk/bulk-posting-job.ts';
import { migrations } from '#services/composition/migrations.ts';
import { checkByTheHour, keepBooksCheck } from '#services/ledger/keep-check.ts';
import { storageAccrualJob } from '#services/storage/storage-accrual-job.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/postgres.ts';

const shopId = 7;
const clock = { now: () => new Date('2026-11-20T12:00:00.000Z') };
const actor = { accountId: 'FIN', name: 'Fin', terminal: 'admin' } as const;

let database: TestDatabase;
beforeAll(async () => (database = await freshDatabase({ migrations })));
afterAll(() => database.close());

let parts: ReturnType<typeof openParts>;
const openParts = () => {
  const { pool } = database;
  const run = commands(postgresEventLog(pool, { inline: runInline(inlineProjections) }), clock, newIds);
  return { pool, clock, commands: run, ...providedBy(kyselyOn<ReadTables>(pool), async () => []) };
};
beforeEach(() => (parts = openParts()));

const credited = async (id: string): Promise<string> => {
  await parts.commands.run({ actor, correlationId: newIds.eventId(), causationId: newIds.eventId() }, async (load) => {
    const wallet = await load.one(walletStream, shopId);
    const basis = { kind: 'bank', lineKey: id, cents: 10_000 } as const;
    return { decision: accept(change(wallet, recharge({ shopId, id, basis, now: clock.now() }))), answer: undefined };
  });
  const { rows } = await database.pool.query<{ position: string }>(
    `SELECT transaction_id || '-' || global_position AS position FROM events WHERE data->>'postingId' = $1`,
    [`recharge-${id}`],
  );
  return rows[0]!.position;
};

/** What the processor said to the log of its node. */
const summed = async (): Promise<string[]> => {
  const { pool } = database;
  const told: string[] = [];
  const processor = startProcessor({
    pool,
    log: logReader(pool),
    lead: leadership(pool, { retryEvery: 10 }),
    wakeUps: localBus(),
    projections: sumProjections,
    pollEvery: 10,
    onError: (failure) => void told.push((failure as Error).message),
  });
  await processor.caughtUp();
  await processor.stop();
  return told;
};

const shifted = (by: string, account: string) =>
  database.pool.query(`UPDATE ledger_sums SET credit_cents = credit_cents ${by} WHERE shop_id = $1 AND account = $2`, [shopId, account]);

describe('Rule: whoever sums the postings holds each batch against itself', () => {
  it('and finds nothing in books that are sound', async () => {
    await credited('one');
    expect(await summed()).toEqual([]);
    expect(await parts.firstBreak()).toBeUndefined();
  });

  it('a sum that was changed beside the log shows with the next posting that touches its shop and day', async () => {
    await shifted('+ 1', 'liabilities:wallet');
    const position = await credited('two');
    expect(await summed()).toEqual([expect.stringContaining(`at ${position}: all accounts of shop 7 on 2026-11-20 in USD should be 0, and is -1`)]);
    expect(await parts.firstBreak()).toMatchObject({ invariant: 'sums', expected: '0', found: '-1', position });
  });

  it('which stops what is recorded in volume', async () => {
    const bulksToPost = async () => ['BF-1'];
    await expect(bulkPostingJob({ ...parts, bulksToPost }).run()).rejects.toThrow('Nothing is recorded');
    await expect(storageAccrualJob(parts).run()).rejects.toThrow('Nothing is recorded');
  });

  it('until a check finds nothing: one that finds it too leaves it', async () => {
    await expect(checkByTheHour(parts)).rejects.toThrow('the books contradict themselves');
    expect((await keepBooksCheck(parts)).breaks.map(({ where }) => where)).toContain('all accounts of shop 7 on 2026-11-20 in USD');
    await shifted('- 1', 'liabilities:wallet');
    expect(await parts.firstBreak()).toBeDefined();
    await checkByTheHour(parts);
    expect(await parts.firstBreak()).toBeUndefined();
    await storageAccrualJob(parts).run();
  });

  it('a posting that does not balance is told with its own place in the log', async () => {
    const position = await credited('three');
    const text = `UPDATE events SET data = jsonb_set(data::jsonb, '{entries,1,cents}', $2::jsonb)::json WHERE data->>'postingId' = $1`;
    await database.pool.query(text, ['recharge-three', '9999']);
    await summed();
    const noticed = (await parts.booksStanding()).breaks;
    expect(noticed).toMatchObject([
      { invariant: 'sums', position },
      { invariant: 'balanced', where: 'recharge-three', position },
    ]);
    const { breaks } = await keepBooksCheck(parts);
    expect(breaks.find(({ where }) => where === 'recharge-three')).toMatchObject({ position });
  });

  it('and a wallet that is not what its postings say, with the first of them whose record differs', async () => {
    const { rows } = await database.pool.query<{ position: string }>(
      `SELECT transaction_id || '-' || global_position AS position FROM events WHERE data->>'postingId' = 'recharge-two'`,
    );
    await database.pool.query(`UPDATE wallet_records SET amount_cents = amount_cents + 1 WHERE posting_id = 'recharge-two'`);
    const { breaks } = await keepBooksCheck(parts);
    expect(breaks.find(({ where }) => where === 'records of wallet 7')).toMatchObject({ expected: '30000', found: '30001', ...rows[0] });
  });
});

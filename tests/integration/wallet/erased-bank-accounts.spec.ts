import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestAdjustment } from '#contracts/adjustments/adjustment-endpoints.ts';
import { addBankAccountEndpoint } from '#contracts/bank-accounts/bank-account-commands.ts';
import { listBankAccounts } from '#contracts/bank-accounts/bank-account-queries.ts';
import { applyWithdrawalEndpoint } from '#contracts/withdrawals/apply-withdrawal.ts';
import { approveWithdrawalEndpoint, completeWithdrawalEndpoint, payWithdrawalEndpoint } from '#contracts/withdrawals/review-withdrawal.ts';
import { getWithdrawal } from '#contracts/withdrawals/withdrawal-queries.ts';
import { getWallet } from '#contracts/wallet/wallet-queries.ts';
import { commands } from '#kernel/commands/commands.ts';
import { kyselyOn } from '#kernel/database/kysely-on.ts';
import { postgresEventLog } from '#kernel/event-store/postgres-event-log.ts';
import { newIds } from '#kernel/ids.ts';
import { demoPersonalDataKey, masterKeyOf } from '#kernel/personal-data/master-key.ts';
import { pgPersonalData } from '#kernel/personal-data/personal-data.ts';
import { inlineProjections } from '#projections/all.ts';
import type { ReadTables } from '#projections/kernel/read-database.ts';
import { bankAccountsProjection } from '#projections/bank-accounts/projection.ts';
import { bankAccountUses } from '#projections/bank-accounts/uses.ts';
import { runInline } from '#projections/kernel/rows/inline.ts';
import { compareWithRebuild } from '#projections/kernel/shadow/rebuild.ts';
import { checkBooks } from '#projections/ledger/books/check-books.ts';
import { eraseBankAccountsJob } from '#services/bank-accounts/erase-bank-accounts-job.ts';
import { openPortal, type OpenPortal } from '#tests/support/portal.ts';
import { callsOf, type Calls } from '#tests/support/portal-calls.ts';
import { transferReceived } from '#tests/support/transfer-received.ts';

let portal: OpenPortal;
let seller: Calls;
let finance: Calls;

const cents = 10_000;

const added = async (accountNumber: string): Promise<string> => {
  const account = {
    holderType: 'individual',
    holder: `Holder ${accountNumber}`,
    country: 'US',
    currency: 'USD',
    routingNumber: '021000021',
  } as const;
  return (await seller.send(addBankAccountEndpoint, { ...account, accountNumber })).bankAccountId;
};
const applied = async (bankAccountId: string): Promise<string> => {
  await finance.send(requestAdjustment, transferReceived((await seller.read(getWallet, {})).shopInfo.id, cents));
  return (await seller.send(applyWithdrawalEndpoint, { bankAccountId, amountCents: cents })).withdrawalNo;
};
const completed = async (bankAccountId: string): Promise<string> => {
  const withdrawalNo = await applied(bankAccountId);
  await finance.send(approveWithdrawalEndpoint, { withdrawalNo, isHolderChecked: true });
  await finance.send(payWithdrawalEndpoint, { withdrawalNo, amountCents: cents });
  await finance.send(completeWithdrawalEndpoint, { withdrawalNo, bankRef: `REF ${withdrawalNo}`, bookedOn: new Date().toISOString().slice(0, 10) });
  return withdrawalNo;
};

/** The job of a node that finds the portal after so many years. */
const runAfter = async (years: number): Promise<void> => {
  const then = new Date();
  then.setUTCFullYear(then.getUTCFullYear() + years);
  const clock = { now: () => then };
  const { pool } = portal;
  const personal = pgPersonalData(pool, masterKeyOf(demoPersonalDataKey), clock);
  const log = postgresEventLog(pool, { inline: runInline(inlineProjections), personal });
  const uses = bankAccountUses(kyselyOn<ReadTables>(pool));
  await eraseBankAccountsJob({ clock, commands: commands(log, clock, newIds), retentionYears: 7, ...uses }).run();
};

const keysOf = async (bankAccountIds: readonly string[]): Promise<boolean[]> => {
  const subjects = bankAccountIds.map((id) => `bankaccount-${id}`);
  const { rows } = await portal.pool.query<{ subject: string }>('SELECT subject FROM subject_keys WHERE subject = ANY($1)', [subjects]);
  return subjects.map((subject) => rows.some((row) => row.subject === subject));
};
const erasures = async (): Promise<{ id: string; by: string }[]> => {
  const text = `SELECT data->>'bankAccountId' AS id, metadata->'actor'->>'accountId' AS by FROM events WHERE type = 'BankAccountErased'`;
  return (await portal.pool.query<{ id: string; by: string }>(text)).rows;
};

let ids: Record<'old' | 'unused' | 'recent' | 'waiting', string>;
let paid: Record<'old' | 'recent', string>;

beforeAll(async () => {
  portal = await openPortal({ settings: { BANK_ACCOUNT_HOLD_HOURS: '0', LOG_LEVEL: 'silent' } });
  [seller, finance] = await Promise.all([callsOf(portal.url, 'seller'), callsOf(portal.url, 'super')]);
  ids = { old: await added('77110001'), unused: await added('77110002'), recent: await added('77110003'), waiting: await added('77110004') };
  paid = { old: await completed(ids.old), recent: await completed(ids.recent) };
  await applied(ids.waiting);
  await portal.pool.query(`UPDATE withdrawals SET updated_at = updated_at + interval '5 years' WHERE withdrawal_no = $1`, [paid.recent]);
});
afterAll(() => portal?.close());

describe('Rule: where money was paid to is forgotten when it was kept long enough (ADR 17)', () => {
  const all = () => [ids.old, ids.unused, ids.recent, ids.waiting];

  it('not before', async () => {
    await runAfter(6);
    expect(await keysOf(all())).toEqual([true, true, true, true]);
    expect(await erasures()).toEqual([]);
  });

  it('then for good, but for what was used since and what money is on its way to', async () => {
    await runAfter(8);
    expect(await keysOf(all())).toEqual([false, false, true, true]);
    const erased = await erasures();
    expect(erased.map(({ id }) => id)).toEqual(expect.arrayContaining([ids.old, ids.unused]));
    expect(new Set(erased.map(({ by }) => by))).toHaveProperty('size', 1);
    await runAfter(8);
    expect(await erasures()).toEqual(erased);
  });

  it('and the log, read with the key gone, leads to the same rows', async () =>
    expect(await compareWithRebuild(portal.pool, portal.log, bankAccountsProjection)).toEqual([]));

  it('while what was paid stays told by its amount, its day and the end of the number', async () => {
    const withdrawal = await finance.read(getWithdrawal, { withdrawalNo: paid.old });
    expect(withdrawal).toMatchObject({
      status: 'completed',
      paidCents: cents,
      account: { holder: 'Erased', routingNumber: 'Erased', lastFour: '0001' },
    });
    expect(await finance.read(getWithdrawal, { withdrawalNo: paid.recent })).toMatchObject({ account: { holder: 'Holder 77110003' } });
  });

  it('its seller has the others, and may add it again', async () => {
    const left = await seller.read(listBankAccounts, {});
    const leftIds = left.records.map(({ bankAccountId }) => bankAccountId);
    expect(leftIds).toEqual(expect.arrayContaining([ids.recent, ids.waiting]));
    expect(leftIds).not.toEqual(expect.arrayContaining([ids.old]));
    expect(await added('77110001')).not.toBe(ids.old);
  });

  it('and the books add up', async () => expect((await checkBooks(kyselyOn<ReadTables>(portal.pool))).breaks).toEqual([]));
});

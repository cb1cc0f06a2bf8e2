import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import { applyRechargeEndpoint } from '#contracts/payments/apply-recharge.ts';
import { getPaymentWays, getRecharge, listReceipts, listRecharges } from '#contracts/payments/recharge-queries.ts';
import { approveRechargeEndpoint } from '#contracts/payments/review-recharge.ts';
import { getWallet } from '#contracts/wallet/wallet-queries.ts';
import type { Fault } from '#demo/pay-sandbox/faults.ts';
import { openPaySandbox, type PaySandbox } from '#demo/pay-sandbox/open-pay-sandbox.ts';
import { openPortal, type OpenPortal } from '#tests/support/portal.ts';
import { callsOf, type Calls } from '#tests/support/portal-calls.ts';
import { sandboxSettings } from '#tests/support/sandbox-settings.ts';

let sandbox: PaySandbox;
let portal: OpenPortal;
let seller: Calls;
let finance: Calls;

beforeAll(async () => {
  sandbox = await openPaySandbox({ timeFactor: 20_000 });
  portal = await openPortal({ settings: sandboxSettings(sandbox.url) });
  [seller, finance] = await Promise.all([callsOf(portal.url, 'seller'), callsOf(portal.url, 'super')]);
});
afterAll(async () => {
  await portal?.close();
  await sandbox?.close();
});

const balance = async (): Promise<number> => (await seller.read(getWallet, {})).postedCents;
const statusOf = async (rechargeNo: string) => (await seller.read(getRecharge, { rechargeNo })).status;
const byAlipay = async (amountCents: number): Promise<DataOf<typeof applyRechargeEndpoint>> => {
  const { alipay } = await seller.read(getPaymentWays, {});
  return seller.send(applyRechargeEndpoint, { method: 'alipay', amountCents, rate: alipay!.rate });
};

/** As the buyer does: opens the page and presses the button. */
const pays = async (payUrl: string, faults: readonly Fault[] = []): Promise<void> => {
  const page = await fetch(payUrl);
  expect(page.status).toBe(200);
  const body = new URLSearchParams(faults.map((fault) => ['fault', fault]));
  const paid = await fetch(`${page.url}/pay`, { method: 'POST', body, redirect: 'manual' });
  expect(paid.status).toBe(303);
};
const verdicts = async (about: string): Promise<string[]> => {
  const { rows } = await portal.pool.query<{ verdict: string }>('SELECT verdict FROM provider_inbox WHERE about = $1 ORDER BY received_at', [about]);
  return rows.map(({ verdict }) => verdict);
};

describe('Rule: what Alipay promises is credited once, whatever its notifications do (R9.36)', () => {
  it.each<[Fault[], number]>([
    [[], 1],
    [['twice'], 2],
    [['outOfOrder'], 2],
    [['unknownParameters', 'percentSigns'], 1],
    [['closedThenPaid', 'twice'], 4],
  ])('with %j', async (faults, notifications) => {
    const before = await balance();
    const { rechargeNo, payUrl, status, payment } = await byAlipay(10_000);
    expect({ status, payment }).toEqual({ status: 'paying', payment: { currency: 'CNY', cents: 71_995 } });
    await pays(payUrl!, faults);
    await expect.poll(() => statusOf(rechargeNo)).toBe('completed');
    await expect.poll(async () => (await verdicts(rechargeNo)).length).toBe(notifications);
    expect(await balance()).toBe(before + 10_000);
  });

  it.each<[Fault]>([['wrongAmount'], ['wrongApp'], ['wrongSeller']])('and with %s it is not credited, but told to finance', async (fault) => {
    const before = await balance();
    const { rechargeNo, payUrl } = await byAlipay(10_000);
    await pays(payUrl!, [fault]);
    await expect.poll(() => verdicts(rechargeNo)).toEqual(['disputed']);
    expect(await finance.read(listRecharges, { view: 'disputed', text: rechargeNo })).toMatchObject({ totalCount: 1 });
    expect(await statusOf(rechargeNo)).toBe('paying');
    expect(await balance()).toBe(before);
  });

  it('nor is one that is forged, however often it comes', async () => {
    const { rechargeNo, payUrl } = await byAlipay(10_000);
    await pays(payUrl!, ['forged']);
    await expect.poll(async () => (await portal.pool.query(`SELECT 1 FROM provider_inbox WHERE verdict = 'forged'`)).rowCount).toBeGreaterThan(1);
    expect(await statusOf(rechargeNo)).toBe('paying');
  });
});

describe('Rule: a transfer with the code is credited by itself, and any other waits for finance (R9.37)', () => {
  const deposit = (amountCents: number, text: string) => sandbox.bank.deposit({ amountCents, text }, 'settled');

  it('to the recharge that announced it', async () => {
    const before = await balance();
    const { code, bank } = await seller.read(getPaymentWays, {});
    expect(bank).toMatchObject({ beneficiary: 'Shelfline Operations LLC' });
    const { rechargeNo } = await seller.send(applyRechargeEndpoint, { method: 'bankTransfer', amountCents: 50_000 });
    deposit(49_985, `Invoice 12 / ${code.toLowerCase()}`);
    await expect.poll(() => statusOf(rechargeNo)).toBe('completed');
    expect(await balance()).toBe(before + 49_985);
  });

  it('or is matched by a clerk, and by one clerk only', async () => {
    const before = await balance();
    const applied = await Promise.all([1, 2].map(() => seller.send(applyRechargeEndpoint, { method: 'bankTransfer', amountCents: 30_000 })));
    const { lineRef } = deposit(30_000, 'no code at all');
    await expect.poll(async () => (await finance.read(listReceipts, {})).records).toMatchObject([{ bankRef: lineRef, cents: 30_000 }]);

    const receivedOn = new Date().toISOString().slice(0, 10);
    const matched = await Promise.allSettled(
      applied.map(({ rechargeNo }) => finance.send(approveRechargeEndpoint, { rechargeNo, receivedCents: 30_000, bankRef: lineRef!, receivedOn })),
    );
    expect(matched.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await balance()).toBe(before + 30_000);
    expect((await finance.read(listReceipts, {})).records.map(({ bankRef }) => bankRef)).not.toContain(lineRef);
  });

  it('and is taken back when the bank recalls it', async () => {
    const before = await balance();
    const { code } = await seller.read(getPaymentWays, {});
    const { id } = deposit(20_000, code);
    await expect.poll(balance).toBe(before + 20_000);
    sandbox.bank.moveDeposit(id, 'reversed');
    await expect.poll(balance).toBe(before);
  });
});

describe('Rule: what comes in from outside is bounded', () => {
  const post = (body: string, type = 'application/x-www-form-urlencoded') =>
    fetch(`${portal.url}/payments/alipay/notify`, { method: 'POST', body, headers: { 'content-type': type } });

  it('in size and form', async () => {
    expect((await post('x'.repeat(65 * 1024))).status).toBe(413);
    expect(await (await post('nonsense')).text()).toBe('failure');
    expect(await (await post('{"a":1}', 'application/json')).text()).toBe('failure');
    expect((await fetch(`${portal.url}/payments/bank/notify`, { method: 'POST', body: '{}' })).status).toBe(401);
  });

  it('and kept sealed', async () => {
    const { rows } = await portal.pool.query<{ body: Buffer }>('SELECT body FROM provider_inbox');
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.filter(({ body }) => body.includes('trade_no'))).toEqual([]);
  });
});

// Last: whoever signs with the time of the wall is late from here on.
describe('Rule: what nobody told of is asked for', () => {
  it('after some minutes', async () => {
    const { rechargeNo, payUrl } = await byAlipay(10_000);
    await pays(payUrl!, ['never']);
    portal.clock.pass(6 * 60_000);
    await expect.poll(() => statusOf(rechargeNo)).toBe('completed');
  });
});

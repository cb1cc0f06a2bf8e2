import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_ADJUSTMENT_CENTS, requestAdjustment } from '#contracts/adjustments/adjustment-endpoints.ts';
import type { BodyOf, DataOf } from '#contracts/kernel/endpoint.ts';
import { applyRechargeEndpoint } from '#contracts/payments/apply-recharge.ts';
import { getPaymentWays, getRecharge, listReceipts, listRecharges } from '#contracts/payments/recharge-queries.ts';
import { approveRechargeEndpoint } from '#contracts/payments/review-recharge.ts';
import { explainPosting } from '#contracts/wallet/reads/explain-posting.ts';
import { getWallet } from '#contracts/wallet/wallet-queries.ts';
import type { Fault } from '#demo/pay-sandbox/faults.ts';
import { openPaySandbox, type PaySandbox } from '#demo/pay-sandbox/open-pay-sandbox.ts';
import { kyselyOn } from '#kernel/database/kysely-on.ts';
import type { ReadTables } from '#projections/kernel/read-database.ts';
import { checkBooks } from '#projections/ledger/books/check-books.ts';
import { openPortal, type OpenPortal } from '#tests/support/portal.ts';
import { callsOf, type Calls } from '#tests/support/portal-calls.ts';
import { sandboxSettings } from '#tests/support/sandbox-settings.ts';

let sandbox: PaySandbox;
let portal: OpenPortal;
let seller: Calls;
let finance: Calls;

beforeAll(async () => {
  sandbox = await openPaySandbox({ timeFactor: 20_000, lateMs: 500 });
  portal = await openPortal({ settings: { ...sandboxSettings(sandbox.url), CNY_REFERENCE_RATE: '0.1403', SECOND_APPROVAL_CENTS: '1000000000' } });
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

/** What an account of the operator holds by the sums, debits less credits. */
const inBooks = async (account: string, currency: 'USD' | 'CNY'): Promise<number> => {
  await portal.processor.caughtUp();
  const text = 'SELECT coalesce(sum(debit_cents - credit_cents), 0)::float AS cents FROM ledger_sums WHERE account = $1 AND currency = $2';
  return (await portal.pool.query<{ cents: number }>(text, [account, currency])).rows[0]!.cents;
};
const books = async () => ({
  margin: -(await inBooks('income:fx', 'USD')),
  dollars: await inBooks('equity:fx', 'USD'),
  yuan: -(await inBooks('equity:fx', 'CNY')),
  owed: await inBooks('assets:clearing', 'CNY'),
});
const changeOf = (before: Awaited<ReturnType<typeof books>>, after: typeof before) =>
  Object.fromEntries(Object.entries(after).map(([name, cents]) => [name, cents - before[name as keyof typeof before]]));

describe('Rule: the rate leaves a margin to the operator, at the reference rate', () => {
  it('which is income, and sellers hear nothing of it', async () => {
    const before = await books();
    const { rechargeNo, payUrl } = await byAlipay(10_000);
    await pays(payUrl!);
    await expect.poll(() => statusOf(rechargeNo)).toBe('completed');
    expect(changeOf(before, await books())).toEqual({ margin: 101, dollars: 10_101, yuan: 71_995, owed: 71_995 });
    expect(await finance.read(getRecharge, { rechargeNo })).toMatchObject({ margin: { rate: '0.1403', cents: 101 } });
    expect(await seller.read(getRecharge, { rechargeNo })).toMatchObject({ margin: null });
  });
});

/** As the operator does at the gateway. */
const givesBack = async (
  payUrl: string,
  yuan: string,
  { request, faults = [] }: { request?: string; faults?: readonly Fault[] } = {},
): Promise<void> => {
  const page = await fetch(payUrl);
  const body = new URLSearchParams([['amount', yuan], ...(request ? [['request', request]] : []), ...faults.map((fault) => ['fault', fault])]);
  expect((await fetch(`${page.url}/refund`, { method: 'POST', body, redirect: 'manual' })).status).toBe(303);
};
const credited = async (): Promise<{ rechargeNo: string; payUrl: string }> => {
  const { rechargeNo, payUrl } = await byAlipay(10_000);
  await pays(payUrl!);
  await expect.poll(() => statusOf(rechargeNo)).toBe('completed');
  return { rechargeNo, payUrl: payUrl! };
};
const refundsOf = async (rechargeNo: string) => (await seller.read(getRecharge, { rechargeNo })).refunds.map(({ paidBackCents }) => paidBackCents);

const chargedByHand = (shopId: number, amountCents: number): BodyOf<typeof requestAdjustment> => ({
  shopId,
  direction: 'out',
  amountCents,
  type: 'platformFee',
  reasonCode: 'fee',
  reason: 'Listing fees',
  reference: 'Contract 7',
  proofs: [],
});

describe('Rule: what Alipay gives back is taken back once, whatever its notifications do', () => {
  it.each<[Fault[]]>([[[]], [['twice']], [['outOfOrder']], [['late']], [['unknownParameters', 'percentSigns', 'twice']]])(
    'in parts, and then the rest, with %j',
    async (faults) => {
      const [money, before] = [await balance(), await books()];
      const { rechargeNo, payUrl } = await credited();
      await givesBack(payUrl, '143.99', { request: `${rechargeNo}-1` });
      await expect.poll(() => refundsOf(rechargeNo)).toEqual([14_399]);
      expect(await balance()).toBe(money + 8_000);
      await givesBack(payUrl, '100.00', { request: `${rechargeNo}-2`, faults });
      await expect.poll(() => refundsOf(rechargeNo), { timeout: 15_000 }).toEqual([14_399, 10_000]);
      expect(await finance.read(listRecharges, { view: 'refunded', text: rechargeNo })).toMatchObject({
        totalCount: 1,
        data: [{ status: 'completed', refundedCents: 3_388, refunds: [{ id: `${rechargeNo}-1`, cents: 2_000 }, { cents: 1_388 }] }],
      });
      await givesBack(payUrl, '475.96', { faults });
      await expect.poll(() => statusOf(rechargeNo), { timeout: 15_000 }).toBe('reversed');
      expect(await balance()).toBe(money);
      expect(changeOf(before, await books())).toEqual({ margin: 0, dollars: 0, yuan: 0, owed: 0 });
      expect(await verdicts(rechargeNo)).not.toContain('disputed');
    },
    40_000,
  );

  it('though its news comes before that of the payment: both are credited first', async () => {
    const money = await balance();
    const { rechargeNo, payUrl } = await byAlipay(10_000);
    await pays(payUrl!, ['never']);
    await givesBack(payUrl!, '143.99', { faults: ['twice'] });
    await expect.poll(() => refundsOf(rechargeNo)).toEqual([14_399]);
    expect(await balance()).toBe(money + 8_000);
    const { history } = await seller.read(getRecharge, { rechargeNo });
    const names = history.map(({ name }) => name);
    expect(names.indexOf('RechargeMoneyReceived')).toBeLessThan(names.indexOf('RechargeRefunded'));
  });

  it('and though the wallet has been emptied since: it goes below zero, and its seller is told', async () => {
    const { rechargeNo, payUrl } = await credited();
    const { postedCents, shopInfo } = await seller.read(getWallet, {});
    for (let left = postedCents; left > 0; left -= MAX_ADJUSTMENT_CENTS)
      await finance.send(requestAdjustment, chargedByHand(shopInfo.id, Math.min(left, MAX_ADJUSTMENT_CENTS)));
    expect(await balance()).toBe(0);
    await givesBack(payUrl, '719.95');
    await expect.poll(balance).toBe(-10_000);
    const { refunds } = await seller.read(getRecharge, { rechargeNo });
    expect(await finance.read(explainPosting, { postingId: refunds[0]!.postingId! })).toMatchObject({
      check: 'equal',
      record: { amountCents: -10_000 },
    });
    await expect.poll(() => portal.said.filter((line) => line.includes(rechargeNo))).toMatchObject([expect.stringContaining('below zero')]);
  });

  it('but not where the signature does not fit, or the amount is not that of the payment', async () => {
    const { rechargeNo, payUrl } = await credited();
    await givesBack(payUrl, '10.00', { faults: ['wrongAmount'] });
    await expect.poll(async () => (await verdicts(rechargeNo)).at(-1)).toBe('disputed');
    await givesBack(payUrl, '10.00', { faults: ['forged'] });
    expect(await refundsOf(rechargeNo)).toEqual([]);
  });

  it('and the books are in balance and explained', async () => {
    const { breaks, cents, explainedCents, legacyCents } = await checkBooks(kyselyOn<ReadTables>(portal.pool));
    expect(breaks).toEqual([]);
    expect(explainedCents).toBe(cents - legacyCents);
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

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestAdjustment } from '#contracts/adjustments/adjustment-endpoints.ts';
import { addBankAccountEndpoint } from '#contracts/bank-accounts/bank-account-commands.ts';
import { applyWithdrawalEndpoint, cancelWithdrawalEndpoint } from '#contracts/withdrawals/apply-withdrawal.ts';
import { approveWithdrawalEndpoint, payWithdrawalEndpoint, rejectWithdrawalEndpoint } from '#contracts/withdrawals/review-withdrawal.ts';
import { getWithdrawal, type WithdrawalDetail } from '#contracts/withdrawals/withdrawal-queries.ts';
import { getWallet } from '#contracts/wallet/wallet-queries.ts';
import { kyselyOn } from '#kernel/database/kysely-on.ts';
import type { ReadTables } from '#projections/kernel/read-database.ts';
import { checkBooks } from '#projections/ledger/books/check-books.ts';
import { openPaySandbox, type PaySandbox } from '#demo/pay-sandbox/open-pay-sandbox.ts';
import { openPortal, type OpenPortal } from '#tests/support/portal.ts';
import { callsOf, type Calls } from '#tests/support/portal-calls.ts';
import { transferReceived } from '#tests/support/transfer-received.ts';
import { sandboxSettings } from '#tests/support/sandbox-settings.ts';

let sandbox: PaySandbox;
let portal: OpenPortal;
let seller: Calls;
let finance: Calls;
let other: Calls;

beforeAll(async () => {
  sandbox = await openPaySandbox({ timeFactor: 20_000, settleAfterMs: 300 });
  portal = await openPortal({ settings: { ...sandboxSettings(sandbox.url), BANK_ACCOUNT_HOLD_HOURS: '0', LOG_LEVEL: 'silent' } });
  [seller, finance, other] = await Promise.all([callsOf(portal.url, 'seller'), callsOf(portal.url, 'super'), callsOf(portal.url, 'admin')]);
});
afterAll(async () => {
  await portal?.close();
  await sandbox?.close();
});

let accounts = 0;
const cents = 10_000;

const wallet = async () => {
  const { postedCents, heldCents } = await seller.read(getWallet, {});
  return { postedCents, heldCents };
};
const detail = (withdrawalNo: string): Promise<WithdrawalDetail> => finance.read(getWithdrawal, { withdrawalNo });
const statusOf = async (withdrawalNo: string) => (await detail(withdrawalNo)).status;

/** Applied for, to an account whose last four digits tell the bank of the sandbox how to behave. */
const applied = async (lastFour: string): Promise<string> => {
  const account = { holderType: 'individual', holder: 'Katie Cooper', country: 'US', currency: 'USD', routingNumber: '021000021' } as const;
  const { bankAccountId } = await seller.send(addBankAccountEndpoint, {
    ...account,
    accountNumber: `99${String(++accounts).padStart(4, '0')}${lastFour}`,
  });
  const shopId = (await seller.read(getWallet, {})).shopInfo.id;
  await finance.send(requestAdjustment, transferReceived(shopId, cents));
  return (await seller.send(applyWithdrawalEndpoint, { bankAccountId, amountCents: cents })).withdrawalNo;
};
const approved = async (lastFour: string): Promise<string> => {
  const withdrawalNo = await applied(lastFour);
  await finance.send(approveWithdrawalEndpoint, { withdrawalNo, isHolderChecked: true });
  return withdrawalNo;
};
const paid = async (lastFour: string): Promise<string> => {
  const withdrawalNo = await approved(lastFour);
  await finance.send(payWithdrawalEndpoint, { withdrawalNo, amountCents: cents });
  return withdrawalNo;
};
const fault = (name: string) =>
  fetch(`${sandbox.url}/sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ of: 'bank', faults: [name] }),
  });

describe('Rule: the bank pays what finance pays, and what it says becomes of the withdrawal', () => {
  it('sent, as it tells by itself', async () => {
    const withdrawalNo = await paid('7001');
    await expect.poll(() => statusOf(withdrawalNo), { timeout: 10_000 }).toBe('successfulPayment');
  });

  it.each([
    ['refused at once', '0003'],
    ['failed', '0001'],
    ['sent, and back', '0002'],
  ])('%s: the money is in the wallet again', async (_how, lastFour) => {
    const withdrawalNo = await paid(lastFour);
    const before = await wallet();
    await expect.poll(() => statusOf(withdrawalNo), { timeout: 10_000 }).toBe('returned');
    expect((await detail(withdrawalNo)).reason).not.toBe('');
    expect((await wallet()).postedCents).toBeGreaterThanOrEqual(before.postedCents);
    const { rows } = await portal.pool.query<{ sum: string }>(`SELECT sum(amount_cents)::text AS sum FROM wallet_records WHERE reference_id = $1`, [
      withdrawalNo,
    ]);
    expect(rows[0]!.sum).toBe('0');
  });

  it.each(['failAfterAccepting', 'cutOff', 'unavailable', 'garbage'])(
    'and where its answer is lost or says nothing (%s), it is asked, and pays once',
    async (name) => {
      const withdrawalNo = await approved('7002');
      // The first call of a payment asks; the order is the one that the fault is for.
      await fault(name);
      await finance.send(payWithdrawalEndpoint, { withdrawalNo, amountCents: cents });
      await expect.poll(() => statusOf(withdrawalNo), { timeout: 20_000 }).toBe('successfulPayment');
      const { history } = await detail(withdrawalNo);
      expect(history.filter((step) => step.name === 'WithdrawalPaid')).toHaveLength(1);
    },
  );
});

describe('Rule: two clerks on one withdrawal do it once', () => {
  it('approving, rejecting, cancelling and paying at the same moment', async () => {
    const withdrawalNo = await applied('0004');
    const decided = await Promise.allSettled([
      finance.send(approveWithdrawalEndpoint, { withdrawalNo, isHolderChecked: true }),
      other.send(rejectWithdrawalEndpoint, { withdrawalNo, reason: 'The holder differs' }),
    ]);
    // A rejection may follow an approval, never the other way round.
    expect(decided.some(({ status }) => status === 'fulfilled')).toBe(true);

    const second = await approved('0004');
    const before = await wallet();
    const outcomes = await Promise.allSettled([
      finance.send(payWithdrawalEndpoint, { withdrawalNo: second, amountCents: cents }),
      other.send(payWithdrawalEndpoint, { withdrawalNo: second, amountCents: cents }),
      seller.send(cancelWithdrawalEndpoint, { withdrawalNo: second }),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { postedCents, heldCents } = await wallet();
    expect(heldCents).toBe(before.heldCents - cents);
    expect([before.postedCents, before.postedCents - cents]).toContain(postedCents);
  });
});

describe('Rule: the books agree with all of it', () => {
  it('acts with postings, and the bank with the books', async () => expect((await checkBooks(kyselyOn<ReadTables>(portal.pool))).breaks).toEqual([]));
});

import type { Pool } from 'pg';
import { applyRechargeEndpoint } from '#contracts/payments/apply-recharge.ts';
import { getPaymentWays, getRecharge } from '#contracts/payments/recharge-queries.ts';
import type { Fault as Misdeed } from '#demo/pay-sandbox/faults.ts';
import type { Cluster } from '#tests/cluster/open-cluster.ts';
import type { Fault } from '../fault.ts';
import { amountCents, openTill, until, type Till } from '../money/till.ts';

/** What happens to a payment; `never` is heard of when the bank is asked after a minute. */
const ofPayouts: readonly Misdeed[] = ['never', 'failAfterAccepting', 'cutOff', 'slow', 'mute', 'late', 'twice', 'outOfOrder'];
const ofDeposits: readonly Misdeed[] = ['late', 'twice', 'outOfOrder', 'unknownParameters'];
const ofAlipay: readonly Misdeed[] = ['twice', 'late', 'outOfOrder', 'closedThenPaid'];

export const providerMisbehaves: Fault = {
  name: 'provider',
  what: 'bank and Alipay answer late, never, with 500 after accepting, and twice, while wallets are recharged and paid out',
  async strike({ url, sandbox, pool }) {
    const till = await openTill({ url, sandbox });
    const numbers = await paidOut(till, sandbox);
    // What people at work move in the same wallet is of other kinds.
    const recharged = () => rechargedIn(pool, till.shopId);
    const expected = (await recharged()) + (ofDeposits.length + ofAlipay.length) * amountCents;
    await depositedAt(till, sandbox);
    await paidByAlipay(till);
    for (const no of numbers) await until(`${no} is paid`, async () => (await till.statusOf(no)) === 'successfulPayment', 150_000);
    await until('what was paid in is credited', async () => (await recharged()) >= expected);
    if ((await recharged()) !== expected) throw new Error(`Recharges should come to ${expected}, and come to ${await recharged()}.`);
    const again = numbers.filter((no) => sandbox.bank.ordersOf(no) !== 1);
    if (again.length > 0) throw new Error(`Ordered more than once: ${again.join(', ')}.`);
    return [`${numbers.length} payouts were ordered once each, ${ofDeposits.length + ofAlipay.length} payments in were credited once each`];
  },
};

const paidOut = async (till: Till, { bank }: Cluster['sandbox']): Promise<string[]> => {
  const numbers: string[] = [];
  for (const misdeed of ofPayouts) {
    const no = await till.approved();
    await till.misdoes('bank', misdeed);
    await till.pay(no);
    await until(`the bank is told to pay ${no}`, () => bank.ordersOf(no) > 0);
    numbers.push(no);
  }
  return numbers;
};

const depositedAt = async (till: Till, { bank }: Cluster['sandbox']): Promise<void> => {
  const { code } = await till.seller.read(getPaymentWays, {});
  for (const misdeed of ofDeposits) {
    await till.misdoes('bank', misdeed);
    bank.deposit({ amountCents, text: `Transfer ${code}`, code }, 'settled');
  }
};

const paidByAlipay = async (till: Till): Promise<void> => {
  const { alipay } = await till.seller.read(getPaymentWays, {});
  for (const misdeed of ofAlipay) {
    const { rechargeNo, payUrl } = await till.seller.send(applyRechargeEndpoint, { method: 'alipay', amountCents, rate: alipay!.rate });
    const page = await fetch(payUrl!);
    await fetch(`${page.url}/pay`, { method: 'POST', body: new URLSearchParams({ fault: misdeed }), redirect: 'manual' });
    await until(`${rechargeNo} is credited`, async () => (await till.seller.read(getRecharge, { rechargeNo })).status === 'completed');
  }
};

const rechargedIn = async (pool: Pool, shopId: number): Promise<number> =>
  (
    await pool.query<{ cents: number }>(
      `SELECT coalesce(sum(amount_cents), 0)::int AS cents FROM wallet_records WHERE shop_id = $1 AND type = 'recharge'`,
      [shopId],
    )
  ).rows[0]!.cents;

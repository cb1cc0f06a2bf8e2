import type { Pool } from 'pg';
import { applyRechargeEndpoint } from '#contracts/payments/apply-recharge.ts';
import { getPaymentWays, getRecharge } from '#contracts/payments/recharge-queries.ts';
import type { Fault as Misdeed } from '#demo/pay-sandbox/faults.ts';
import type { Cluster } from '#tests/cluster/open-cluster.ts';
import type { Fault } from '../fault.ts';
import { amountCents, openTill, until, type Till } from '../money/till.ts';

/** After this nobody can say whether the bank took the order, and finance is told so; after the others its news may come before its answer is missed. */
const leavingUnknown: readonly Misdeed[] = ['unavailable'];
/** What happens to a payment; `never` is heard of when the bank is asked after a minute. */
const ofPayouts: readonly Misdeed[] = [
  'never',
  'unavailable',
  'garbage',
  'failAfterAccepting',
  'cutOff',
  'slow',
  'mute',
  'late',
  'twice',
  'outOfOrder',
];
const ofDeposits: readonly Misdeed[] = ['late', 'twice', 'outOfOrder', 'unknownParameters'];
const ofAlipay: readonly Misdeed[] = ['twice', 'late', 'outOfOrder', 'closedThenPaid'];

export const providerMisbehaves: Fault = {
  name: 'provider',
  what: 'bank and Alipay answer late, never, with 5xx before and after accepting, with no data, and twice, and news is forged, while wallets are recharged and paid out',
  async strike({ url, sandbox, pool }) {
    const till = await openTill({ url, sandbox });
    const orders = await paidOut(till, sandbox);
    const numbers = orders.map(({ no }) => no);
    // What people at work move in the same wallet is of other kinds.
    const recharged = () => rechargedIn(pool, till.shopId);
    const expected = (await recharged()) + (ofDeposits.length + ofAlipay.length) * amountCents;
    await depositedAt(till, sandbox);
    await forgedAt(till, sandbox);
    await paidByAlipay(till);
    for (const no of numbers) await until(`${no} is paid`, async () => (await till.statusOf(no)) === 'successfulPayment', 150_000);
    await until('what was paid in is credited', async () => (await recharged()) >= expected);
    if ((await recharged()) !== expected) throw new Error(`Recharges should come to ${expected}, and come to ${await recharged()}.`);
    const again = numbers.filter((no) => sandbox.bank.ordersOf(no) !== 1);
    if (again.length > 0) throw new Error(`Ordered more than once: ${again.join(', ')}.`);
    const untold = [];
    for (const { no, misdeed } of orders) if (leavingUnknown.includes(misdeed) && !(await saidUnknown(pool, no))) untold.push(`${no} (${misdeed})`);
    if (untold.length > 0) throw new Error(`Nobody was told that these hung: ${untold.join(', ')}.`);
    return [
      `${numbers.length} payouts were ordered once each, ${ofDeposits.length + ofAlipay.length} payments in were credited once each, forged news not at all`,
      `${orders.filter(({ misdeed }) => leavingUnknown.includes(misdeed)).length} payout that the bank turned away was shown as unknown, and paid`,
    ];
  },
};

const paidOut = async (till: Till, { bank }: Cluster['sandbox']): Promise<{ no: string; misdeed: Misdeed }[]> => {
  const orders: { no: string; misdeed: Misdeed }[] = [];
  for (const misdeed of ofPayouts) {
    const no = await till.approved();
    await till.misdoes('bank', misdeed);
    await till.pay(no);
    await until(`the bank is told to pay ${no}`, () => bank.ordersOf(no) > 0);
    orders.push({ no, misdeed });
  }
  return orders;
};

const depositedAt = async (till: Till, { bank }: Cluster['sandbox']): Promise<void> => {
  const { code } = await till.seller.read(getPaymentWays, {});
  for (const misdeed of ofDeposits) {
    await till.misdoes('bank', misdeed);
    bank.deposit({ amountCents, text: `Transfer ${code}`, code }, 'settled');
  }
};

/** Whoever cannot sign as the bank credits nobody. */
const forgedAt = async (till: Till, { bank }: Cluster['sandbox']): Promise<void> => {
  const { code } = await till.seller.read(getPaymentWays, {});
  await till.misdoes('bank', 'forged');
  bank.deposit({ amountCents, text: `Transfer ${code}`, code }, 'settled');
};

const saidUnknown = async (pool: Pool, withdrawalNo: string): Promise<boolean> =>
  (await pool.query('SELECT FROM events WHERE stream_id = $1 AND type = $2', [`withdrawal-${withdrawalNo}`, 'WithdrawalPayoutUnknown'])).rows.length >
  0;

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

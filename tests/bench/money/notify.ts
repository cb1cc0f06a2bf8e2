import { Agent, request } from 'node:http';
import type { Pool } from 'pg';
import type { RechargeEvent } from '#contracts/payments/recharge-events.ts';
import { demoPayments } from '#demo/pay-sandbox/demo-keys.ts';
import { accept } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import type { Commands } from '#kernel/commands/commands.ts';
import { rechargeStream } from '#services/aggregates/recharge/recharge.ts';
import { notifyPath } from '#services/payments/alipay/alipay.ts';
import { privateKeyOf, signedText, signRsa2, type Params } from '#services/payments/alipay/rsa2.ts';
import { yuanOf } from '#services/payments/alipay/wire.ts';
import { atMost, beside, percentile, type Figure } from '../figure.ts';
import { withFinancePortal } from './finance-portal.ts';
import { carryOut, commandsOn } from './wallets.ts';

const perSecond = 200;
const shops = 200;
const warmUp = 600;
const measured = 2_000;
const duplicates = 10_000;
const connections = 32;
/** Longest from a notification to its commit at the 99th percentile, in ms. */
const bound = 100;
const fen = 7_200;
const cents = 1_000;

/**
 * `notify`: signed notifications of Alipay at 200 a second, each of a payment of its own, from when it is due until the answer that follows its commit; beside
 * the INSERT of one row at that pace. `notify-twice`: how many of 10,000 repetitions moved something.
 */
export const notifyFigures = (databaseUrl: string): Promise<Figure[]> =>
  withFinancePortal(databaseUrl, async ({ portal, pool }) => {
    await announce(commandsOn(pool), warmUp + measured);
    const send = sender(portal.url);
    const bodies = Array.from({ length: warmUp + measured }, (_, index) => notification(index));
    await paced(bodies.slice(0, warmUp), send);
    const took = await paced(bodies.slice(warmUp), send);
    const { credited } = await creditsOf(pool);
    if (credited !== bodies.length) throw new Error(`${credited} of ${bodies.length} payments were credited.`);
    await pool.query('CREATE TABLE bare_news (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, body text)');
    const floor = await paced(bodies.slice(0, 1_000), (body) => pool.query('INSERT INTO bare_news (body) VALUES ($1)', [body]));

    let turn = 0;
    await Promise.all(
      Array.from({ length: connections }, async () => {
        while (turn < duplicates) await send(bodies[turn++ % bodies.length]!);
      }),
    );
    const again = await creditsOf(pool);
    const p99 = percentile(took, 0.99);
    return [
      atMost('notify', p99, 'ms', bound, 1),
      beside('notify-insert', p99, 'ms', percentile(floor, 0.99)),
      { ...beside('notify-twice', again.credited - credited, 'credits', duplicates), asked: '= 0', met: again.cents === bodies.length * cents },
    ];
  });

const noOf = (index: number): string => `RC-BENCH${index}`;
const shopOf = (index: number): number => 8_000 + (index % shops);

/** Recharges whose buyers were sent to the gateway. */
const announce = async (run: Commands, count: number): Promise<void> => {
  const until = new Date(Date.now() + 3_600_000).toISOString();
  const events = (index: number): RechargeEvent[] => [
    {
      type: 'RechargeSubmitted',
      data: {
        rechargeNo: noOf(index),
        shopId: shopOf(index),
        method: 'alipay',
        amountCents: cents,
        payment: { currency: 'CNY', cents: fen },
        quote: { rate: '0.1389', until },
        applicantId: 'bench',
        expiresAt: until,
      },
    },
    { type: 'RechargePaymentStarted', data: {} },
  ];
  const atOnce = 100;
  for (let first = 0; first < count; first += atOnce)
    await carryOut(run, async (load) => {
      const indexes = Array.from({ length: Math.min(atOnce, count - first) }, (_, nth) => first + nth);
      return { decision: accept(...indexes.map((index) => change(load.create(rechargeStream, noOf(index)), ...events(index)))), answer: null };
    });
};

const key = privateKeyOf(demoPayments.alipay.alipayPrivateKey);

const notification = (index: number): string => {
  const params: Params = {
    app_id: demoPayments.alipay.appId,
    seller_id: demoPayments.alipay.sellerId,
    out_trade_no: noOf(index),
    trade_no: `20261124${String(index).padStart(12, '0')}`,
    trade_status: 'TRADE_SUCCESS',
    total_amount: yuanOf(fen),
    sign_type: 'RSA2',
  };
  return new URLSearchParams({ ...params, sign: signRsa2(signedText(params, ['sign', 'sign_type']), key) }).toString();
};

/** Throws where the portal does not say that it has believed and committed. */
const sender = (url: string) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return (body: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const asked = request(
        `${url}${notifyPath}`,
        { method: 'POST', agent, headers: { 'content-type': 'application/x-www-form-urlencoded' } },
        (answer) => {
          let text = '';
          answer.on('data', (part: Buffer) => (text += part.toString()));
          answer.on('end', () => (text === 'success' ? resolve() : reject(new Error(`A notification was answered ${answer.statusCode}: ${text}`))));
        },
      );
      asked.on('error', reject);
      asked.end(body);
    });
};

/** Each when its turn has come, whether or not those before it are answered; from then on, in ms. */
const paced = async (bodies: readonly string[], send: (body: string) => Promise<unknown>): Promise<number[]> => {
  const started = performance.now();
  return Promise.all(
    bodies.map(async (body, index) => {
      const due = started + (index * 1_000) / perSecond;
      await new Promise((resolve) => setTimeout(resolve, due - performance.now()));
      const begun = Math.max(due, performance.now());
      await send(body);
      return performance.now() - begun;
    }),
  );
};

const creditsOf = async (pool: Pool): Promise<{ credited: number; cents: number }> => {
  const { rows } = await pool.query<{ credited: number; cents: number }>(
    `SELECT count(*)::int AS credited, coalesce(sum(amount_cents), 0)::float AS cents FROM wallet_records WHERE shop_id BETWEEN ${shopOf(0)} AND ${shopOf(shops - 1)}`,
  );
  return rows[0]!;
};

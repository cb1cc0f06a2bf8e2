import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoPayments } from './demo-keys.ts';
import { openPaySandbox, type PaySandbox } from './open-pay-sandbox.ts';

interface Heard {
  body: string;
  signature: string;
}

let sandbox: PaySandbox;
let listener: Server;
let heard: Heard[];
/** What the listener answers, one after the other; 200 from then on. */
let answers: number[];

beforeEach(async () => {
  heard = [];
  answers = [];
  listener = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      heard.push({ body, signature: String(request.headers['bank-signature']) });
      response.writeHead(answers.shift() ?? 200).end('success');
    });
  }).listen(0, '127.0.0.1');
  await vi.waitUntil(() => listener.listening);
  sandbox = await openPaySandbox({ settleAfterMs: 20, timeFactor: 100_000 });
});
afterEach(async () => {
  await sandbox.close();
  listener.close();
});

const listens = () => `http://127.0.0.1:${(listener.address() as AddressInfo).port}/news`;
const call = async (method: 'GET' | 'POST', path: string, body?: unknown) => {
  const headers = { authorization: `Bearer ${demoPayments.bankKey}`, ...(body !== undefined && { 'content-type': 'application/json' }) };
  const answer = await fetch(`${sandbox.url}${path}`, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
  const text = await answer.text();
  return { status: answer.status, text, json: () => JSON.parse(text) as Record<string, unknown> };
};

const payout = (no: string, number = '12345678') => ({
  no,
  amountCents: 10_000,
  currency: 'USD',
  account: { holder: 'Kicks Ltd', number, routingNumber: '021000021', country: 'US' },
  text: 'Withdrawal',
  notifyUrl: listens(),
});
const types = () => heard.map(({ body }) => (JSON.parse(body) as { type: string }).type);

describe('Rule: the bank of the sandbox pays each number once', () => {
  it('answers the same again, and refuses another payment under the number', async () => {
    const first = await call('POST', '/bank/payouts', payout('W-1'));
    const again = await call('POST', '/bank/payouts', payout('W-1'));
    const other = await call('POST', '/bank/payouts', { ...payout('W-1'), amountCents: 1 });
    expect([first.status, again.status, other.status]).toEqual([202, 202, 409]);
    expect(again.json()['id']).toBe(first.json()['id']);
  });

  it('carries out what it answers with 500', async () => {
    await call('POST', '/sandbox/faults', { of: 'bank', faults: ['failAfterAccepting'] });
    expect((await call('POST', '/bank/payouts', payout('W-1'))).status).toBe(500);
    expect((await call('GET', '/bank/payouts/W-1')).status).toBe(200);
    expect((await call('GET', '/bank/payouts/W-2')).status).toBe(404);
  });

  it('carries out what it answers with a page, and not what it turns away', async () => {
    await call('POST', '/sandbox/faults', { of: 'bank', faults: ['unavailable'] });
    expect((await call('POST', '/bank/payouts', payout('W-1'))).status).toBe(503);
    expect((await call('GET', '/bank/payouts/W-1')).status).toBe(404);
    await call('POST', '/sandbox/faults', { of: 'bank', faults: ['garbage'] });
    expect((await call('POST', '/bank/payouts', payout('W-1'))).status).toBe(200);
    expect((await call('GET', '/bank/payouts/W-1')).status).toBe(200);
  });

  it.each([
    ['12345678', ['payout.accepted', 'payout.settled']],
    ['12340001', ['payout.accepted', 'payout.failed']],
    ['12340002', ['payout.accepted', 'payout.settled', 'payout.returned']],
  ])('to the account %s it tells %j', async (number, expected) => {
    await call('POST', '/bank/payouts', payout('W-1', number));
    await vi.waitUntil(() => heard.length === expected.length);
    expect(types()).toEqual(expected);
  });
});

describe('Rule: the bank signs its news, and repeats it until it is taken', () => {
  it('with the time in the signature', async () => {
    answers = [500, 503];
    await call('POST', '/bank/virtual-accounts', { code: 'SF1', notifyUrl: listens() });
    await call('POST', '/bank/deposits', { amountCents: 5_000, text: 'SF1', code: 'SF1', state: 'pending' });
    await vi.waitUntil(() => heard.length === 3);
    const { body, signature } = heard[2]!;
    const [, time, signed] = /^t=(\d+),v1=(\w+)$/.exec(signature)!;
    expect(signed).toBe(createHmac('sha256', demoPayments.bankKey).update(`${time}.${body}`).digest('hex'));
  });
});

describe('Rule: the statement of a day adds up', () => {
  it('in each format', async () => {
    await call('POST', '/bank/opening-balance', { cents: 100_000 });
    await call('POST', '/bank/deposits', { amountCents: 5_050, text: 'SF1 & more', day: '2026-11-02' });
    await call('POST', '/bank/deposits', { amountCents: 1, text: 'before', day: '2026-11-01' });
    const of = async (ending: string) => (await call('GET', `/bank/statements/2026-11-02.${ending}`)).text;
    const camt = await of('camt053.xml');
    expect([...camt.matchAll(/<Amt Ccy="USD">([\d.]+)</g)].map(([, amount]) => amount)).toEqual(['1000.01', '1050.51', '50.50']);
    expect(camt).toContain('SF1 &amp; more');
    expect(await of('mt940')).toMatch(
      /:60F:C261102USD1000,01\r\n:61:2611021102C50,50NTRFdep-000001\/\/SB00000001\r\n:86:SF1 & more[^:]*:62F:C261102USD1050,51/,
    );
    expect((await of('csv')).split('\r\n')[2]).toBe('2026-11-02,SB00000001,50.50,USD,1050.51,SF1 & more,dep-000001,Sandbox Payer Ltd');
  });
});

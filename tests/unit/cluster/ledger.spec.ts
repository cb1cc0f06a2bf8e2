import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { acknowledged, openLedger, refused, type Ledger } from '#tests/faults/ledger.ts';

/** What the server does with the next calls: answers with this status, or breaks the connection. */
let next: (number | 'breaks')[];
let keys: (string | string[] | undefined)[];
let server: Server;
let url: string;
let ledger: Ledger;

beforeEach(async () => {
  [next, keys, ledger] = [[], [], openLedger()];
  server = createServer((request: IncomingMessage, response) => {
    keys.push(request.headers['idempotency-key']);
    const what = next.shift() ?? 200;
    if (what === 'breaks') return void request.socket.destroy();
    response.writeHead(what, { 'content-type': 'application/json' }).end(JSON.stringify({ data: { n: keys.length } }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/orders`;
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

const command = () => ledger.send(url, { method: 'POST', headers: { 'idempotency-key': 'k' }, body: '{}' });

describe('Rule: the ledger knows what was acknowledged, without asking the portal', () => {
  it('sends what was lost or blamed on the server again under its key', async () => {
    next = ['breaks', 503];
    expect(await (await command()).json()).toEqual({ data: { n: 3 } });
    expect(keys).toEqual(['k', 'k', 'k']);
    expect(acknowledged(ledger)).toMatchObject([{ key: 'k', command: '/orders', tries: 3, data: '{"n":3}' }]);
  });

  it('takes a refusal as an answer', async () => {
    next = [409];
    expect((await command()).status).toBe(409);
    expect(acknowledged(ledger)).toEqual([]);
    expect(refused(ledger)).toMatchObject([{ key: 'k', tries: 1 }]);
  });

  it('keeps no account of reads', async () => {
    next = ['breaks'];
    expect((await ledger.send(url)).status).toBe(200);
    expect(ledger.entries).toEqual([]);
  });
});

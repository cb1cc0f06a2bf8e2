import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { openTransport, type Transport } from './transport.ts';

let server: Server | undefined;
let transport: Transport | undefined;
afterEach(async () => {
  await transport?.close();
  await new Promise((done) => (server ? server.close(done) : done(undefined)));
  server = undefined;
});

const serve = async (answer: (request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void) => {
  server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((done) => server!.once('listening', done));
  transport = openTransport({ answerMs: 300 });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
const price = { method: 'PATCH', headers: { 'content-type': 'application/json' }, body: '{"amount":"212"}' } as const;

describe('Rule: what left the house and what did not are told apart', () => {
  it('an answer is an answer, whatever it says', async () => {
    const url = await serve((_request, response) => response.writeHead(503, { 'retry-after': '7' }).end('{}'));
    expect(await transport!.send({ ...price, url })).toMatchObject({ kind: 'answered', status: 503, headers: { 'retry-after': '7' } });
  });

  it('nobody there: nothing was sent', async () => {
    const url = await serve(() => {});
    await new Promise((done) => server!.close(done));
    server = undefined;
    expect(await transport!.send({ ...price, url })).toMatchObject({ kind: 'notSent', reason: 'ECONNREFUSED' });
  });

  it('broken off after it was read: lost', async () => {
    const url = await serve((request) => request.resume().on('end', () => request.socket.destroy()));
    expect(await transport!.send({ ...price, url })).toMatchObject({ kind: 'lost' });
  });

  it('no answer in time: lost', async () => {
    const url = await serve((request) => void request.resume());
    expect(await transport!.send({ ...price, url })).toMatchObject({ kind: 'lost', reason: 'UND_ERR_HEADERS_TIMEOUT' });
  });
});

describe('Rule: no price below its floor leaves the house', () => {
  it.each([
    ['below', { cents: 211_00, floorCents: 212_00 }],
    ['without a floor', { cents: 212_00, floorCents: 0 }],
    ['with one that is no number', { cents: 212_00, floorCents: Number.NaN }],
  ])('%s', async (_said, priced) => {
    let calls = 0;
    const url = await serve((_request, response) => {
      calls++;
      response.end();
    });
    expect(await transport!.send({ ...price, url, priced: [priced] })).toEqual({ kind: 'belowFloor' });
    expect(calls).toBe(0);
  });

  it('one at its floor does', async () => {
    const url = await serve((_request, response) => response.end());
    expect(await transport!.send({ ...price, url, priced: [{ cents: 212_00, floorCents: 212_00 }] })).toMatchObject({ kind: 'answered' });
  });
});

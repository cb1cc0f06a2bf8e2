import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chanceFrom } from '../engine/chance.ts';
import { virtualClock } from '../engine/clock.ts';
import { askedFault, openFaults, type Faults } from './faults.ts';
import { openHooks, type Hooks } from './hooks.ts';

let listener: Server;
let heard: string[];
/** What the listener answers, one after the other; 200 from then on. */
let answers: number[];
let faults: Faults;
let hooks: Hooks;

beforeEach(async () => {
  heard = [];
  answers = [];
  listener = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      heard.push(`${body} ${String(request.headers['x-signed'])}`);
      response.writeHead(answers.shift() ?? 200).end();
    });
  }).listen(0, '127.0.0.1');
  await vi.waitUntil(() => listener.listening);
  faults = openFaults(chanceFrom('spec'));
  hooks = openHooks(virtualClock(), faults);
  hooks.listen('auction', 'operator', `http://127.0.0.1:${(listener.address() as AddressInfo).port}/`);
});
afterEach(() => {
  hooks.stop();
  listener.close();
});

const send = (no: number) => hooks.send('auction', 'operator', no, (body) => ({ 'x-signed': body.length > 1 ? 'otherwise' : 'rightly' }));
const ask = (fault: string, ms = 0) => faults.add(askedFault.parse({ fault, ms, next: 1 }), 0);

describe('Rule: a notification comes once, and again until it is taken', () => {
  it('to whom it concerns', async () => {
    hooks.send('auction', 'own', 1, () => ({}));
    answers = [500, 503];
    send(2);
    await vi.waitUntil(() => heard.length === 3);
    expect(new Set(heard)).toEqual(new Set(['2 rightly']));
  });
});

describe('Rule: notifications go wrong on request', () => {
  it('twice', async () => {
    ask('hookTwice');
    send(1);
    await vi.waitUntil(() => heard.length === 2);
  });

  it('never', async () => {
    ask('hookNever');
    send(1);
    send(2);
    await vi.waitUntil(() => heard.length === 1);
    expect(heard).toEqual(['2 rightly']);
  });

  it('late: what comes after is there before', async () => {
    ask('hookLate', 200);
    send(1);
    send(2);
    await vi.waitUntil(() => heard.length === 2);
    expect(heard).toEqual(['2 rightly', '1 rightly']);
  });

  it('out of order: the one before comes once more', async () => {
    send(1);
    await vi.waitUntil(() => heard.length === 1);
    ask('hookOutOfOrder');
    send(2);
    await vi.waitUntil(() => heard.length === 3);
    expect(heard).toEqual(['1 rightly', '2 rightly', '1 rightly']);
  });

  it('signed over something else', async () => {
    ask('hookForged');
    send(1);
    await vi.waitUntil(() => heard.length === 1);
    expect(heard).toEqual(['1 otherwise']);
  });
});

import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import type { ServerMessage } from '#contracts/live/messages.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import { aSeller } from '#services/aggregates/item/viewer-examples.ts';
import { buildApp } from '#kernel/http/app.ts';
import { localBus } from '#kernel/bus/bus.ts';
import { liveGateway } from '#services/live/gateway.ts';

const closings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0)) await close();
});

/** A node whose tickets name the session and the account that they are of: `s1.anna`. */
const node = async () => {
  const app = await buildApp({ tokenSecret: 'x'.repeat(32), log: { level: 'silent' } });
  const redeemed: string[] = [];
  const live = liveGateway({
    feed: { follow: () => () => {}, since: async () => [], position: () => ({ transactionId: 5n, globalPosition: 5n }), close: async () => {} },
    tickets: {
      open: async () => '',
      async redeem(ticket) {
        redeemed.push(ticket);
        const [sessionId, accountId] = ticket.split('.');
        return accountId ? { ...aSeller(), sessionId: sessionId!, accountId } : reject('Unauthorized');
      },
    },
    mayFollow: async (_viewer, topic) => !topic.startsWith('made-up'),
    nodes: localBus(),
    running: async (sessions) => new Set(sessions),
  });
  await live.register(app);
  const address = (await app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');
  const sockets: WebSocket[] = [];
  closings.push(async () => {
    for (const socket of sockets) socket.terminate();
    live.close();
    await app.close();
  });
  /** A socket that is open, or the status with which it was refused. */
  const open = (ticket?: string) =>
    new Promise<WebSocket | number>((resolve, fail) => {
      const socket = new WebSocket(`${address}/live${ticket === undefined ? '' : `?ticket=${ticket}`}`);
      sockets.push(socket);
      socket.on('open', () => resolve(socket));
      socket.on('unexpected-response', (_request, answer) => resolve(answer.statusCode!));
      socket.on('error', fail);
    });
  const upgrade = () => app.inject({ url: '/live', headers: { connection: 'upgrade', upgrade: 'websocket' } });
  return { live, open, upgrade, redeemed };
};

const isOpen = (opened: WebSocket | number): boolean => typeof opened !== 'number';

describe('Rule: no socket is opened before its ticket is looked at', () => {
  it('a stranger hears 401, and nothing is asked where there is no ticket', async () => {
    const { open, live, redeemed } = await node();
    expect([await open(), await open('made-up')]).toEqual([401, 401]);
    expect(redeemed).toEqual(['made-up']);
    expect(live.clients()).toBe(0);
  });

  it('and not without end from one address', async () => {
    const { upgrade } = await node();
    for (let call = 0; call < 600; call++) expect((await upgrade()).statusCode).toBe(401);
    expect((await upgrade()).statusCode).toBe(429);
  });
});

describe('Rule: one person holds so many sockets and no more', () => {
  it('ten of a session, and another when one has closed', async () => {
    const { open, live } = await node();
    const opened = await Promise.all(Array.from({ length: 12 }, () => open('s1.anna')));
    expect(opened.filter((socket) => socket === 429)).toHaveLength(2);
    expect(isOpen(await open('s2.anna'))).toBe(true);
    (opened.find(isOpen) as WebSocket).close();
    await expect.poll(() => live.clients()).toBe(10);
    await expect.poll(async () => isOpen(await open('s1.anna'))).toBe(true);
  });

  it('thirty of an account, and others as many', async () => {
    const { open } = await node();
    const opened = await Promise.all(Array.from({ length: 32 }, (_, index) => open(`s${index % 8}.anna`)));
    expect(opened.filter((socket) => socket === 429)).toHaveLength(2);
    expect(isOpen(await open('s9.bert'))).toBe(true);
  });
});

describe('Rule: a socket is told shortly what it may not follow, and to read again where it asks too often for what it missed', () => {
  const listening = async () => {
    const { open } = await node();
    const socket = (await open('s1.anna')) as WebSocket;
    const heard: ServerMessage[] = [];
    socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString('utf8'))));
    const count = (of: string) => heard.filter((message) => of in message).length;
    return { socket, heard, count };
  };

  it('by one number for all topics of a message', async () => {
    const { socket, heard } = await listening();
    socket.send(JSON.stringify({ subscribe: [...Array.from({ length: 49 }, (_, index) => `made-up:${index}`), 'bi'] }));
    await once(socket, 'message');
    await expect
      .poll(() => heard)
      .toEqual([
        { refused: 49, reason: 'Forbidden' },
        { subscribed: ['bi'], position: '5-5' },
      ]);
  });

  it('twenty times at once', async () => {
    const { socket, count } = await listening();
    for (let asked = 0; asked < 30; asked++) socket.send(JSON.stringify({ subscribe: ['bi'], since: '0-0' }));
    await expect.poll(() => count('subscribed')).toBe(30);
    expect(count('reset')).toBe(10);
  });
});

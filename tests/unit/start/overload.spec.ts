import { Readable } from 'node:stream';
import fastify from 'fastify';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { serveConsole } from '#services/console.ts';
import { serveArt } from '#demo/art/serve-art.ts';
import { servePictures } from '#services/files/serve-pictures.ts';
import { answerFailure } from '#kernel/http/guards/failures.ts';
import { aSeller } from '#services/aggregates/item/viewer-examples.ts';
import { registerLimits, usualLimits } from '#kernel/http/guards/limits.ts';
import { registerPressure, type PressureLimits } from '#kernel/http/guards/pressure.ts';
import { localBus } from '#kernel/bus/bus.ts';
import { liveGateway } from '#services/live/gateway.ts';
import { probes } from '#services/observability/probes.ts';

const nothing = { transactionId: 0n, globalPosition: 0n };
const video = { fileId: '0', ownerAccountId: 'A', shopId: null, kind: 'video' as const, contentType: 'video/mp4', bytes: 1, originalName: '' };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shelfline-console-'));
  await writeFile(path.join(folder, 'index.html'), 'the console');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const portal = async (limits: PressureLimits) => {
  const app = fastify({ exposeHeadRoutes: false });
  const live = liveGateway({
    feed: { follow: () => () => {}, since: async () => [], position: () => nothing, close: async () => {} },
    tickets: { open: async () => '', redeem: async () => aSeller() },
    mayFollow: async () => false,
    nodes: localBus(),
    running: async () => new Set(),
  });
  app.addHook('onClose', async () => live.close());
  app.setErrorHandler(answerFailure);
  app.decorateRequest('viewer', undefined);
  registerLimits(app, usualLimits);
  await registerPressure(app, limits);
  app.get('/api/business/hello', async () => 'hello');
  await app.register(
    servePictures({ find: async () => video, open: async () => ({ size: 1, stream: () => Readable.from(['a']), close: async () => {} }) }),
  );
  serveArt(app);
  await app.register(probes({ pool: { query: async () => {} } as never, carrier: async () => 'postgres' }).register);
  await live.register(app);
  await serveConsole(app, folder);
  const address = (await app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');
  const get = async (url: string) => (await app.inject(url)).statusCode;
  const connections = () => new Promise<number>((resolve) => app.server.getConnections((_failure, count) => resolve(count)));
  const opens = () =>
    new Promise<boolean>((resolve) => {
      const socket = new WebSocket(`${address}/live?ticket=T`);
      socket.on('open', () => resolve(true));
      socket.on('error', () => resolve(false));
    });
  return { app, get, opens, connections };
};

const costly = ['/api/business/hello', '/files/00000000000000000000000000000001.mp4', '/art/DD1391-100.svg'];

describe('Rule: an overloaded node serves the console and says that it lives, and nothing else', () => {
  it('refuses calls, files, drawings and live connections', async () => {
    const { app, get, opens, connections } = await portal({ maxRssBytes: 1, sampleInterval: 10 });
    await expect.poll(() => app.isUnderPressure()).toBe(true);
    expect(await Promise.all(costly.map(get))).toEqual([503, 503, 503]);
    expect(await opens()).toBe(false);
    await expect.poll(connections).toBe(0);
    expect(await Promise.all(['/', '/index.html', '/healthz', '/readyz'].map(get))).toEqual([200, 200, 200, 200]);
    await app.close();
  });

  it('serves them all at other times', async () => {
    const { app, get, opens } = await portal({ maxRssBytes: Infinity });
    expect(await Promise.all(costly.map(get))).toEqual([200, 200, 200]);
    expect(await opens()).toBe(true);
    await app.close();
  });
});

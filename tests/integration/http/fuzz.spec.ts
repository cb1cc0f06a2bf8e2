import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contracts/endpoints.ts';
import { tokenSecret } from '#tests/bench/portal.ts';
import { actorLogins, actorsOf } from '#tests/fuzz/actors.ts';
import { fuzz } from '#tests/fuzz/fuzzing.ts';
import { namesOfThings } from '#tests/fuzz/names-of-things.ts';
import { toldFaults } from '#tests/fuzz/told.ts';
import { openPortal, type OpenPortal } from '#tests/support/portal.ts';

let portal: OpenPortal;
beforeAll(async () => void (portal = await openPortal({ settings: { TOKEN_SECRET: tokenSecret, RATE_LIMITS: 'false' } })), 240_000);
afterAll(() => portal.close());

describe('Rule: whatever is sent, the portal answers, and answers what its contracts say', () => {
  it('to a few requests of each endpoint', async () => {
    const [actors, things] = [await actorsOf(portal.pool), await namesOfThings(portal.pool, actorLogins)];
    const { faults, statuses, tried } = await fuzz({ url: portal.url, actors, things, requests: 2 * endpoints.length, seed: 20261122 });
    expect(toldFaults(faults)).toEqual([]);
    expect(statuses.get(200)).toBeGreaterThan(30);
    expect([...tried].toSorted()).toEqual(endpoints.map(({ name }) => name).toSorted());
  });
});

describe('Rule: an endpoint that does not answer is found', () => {
  it('each of them', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const stranger = { name: 'stranger', headers: {}, renew: async () => {} };
    const { faults } = await fuzz({ url, actors: [stranger], things: new Map(), requests: endpoints.length, seed: 1, patience: 20 });
    expect(new Set(faults.map(({ wrong }) => wrong))).toEqual(new Set(['no answer in time']));
    expect(faults.map(({ endpoint }) => endpoint).toSorted()).toEqual(endpoints.map(({ name }) => name).toSorted());
    silent.closeAllConnections();
    silent.close();
  });
});

import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPool } from '#kernel/database/pool.ts';
import { probes } from '#services/observability/probes.ts';
import { hasNatsProgram, startNatsProgram } from '#tests/support/nats-program.ts';
import { openWholePortal, type WholePortal } from '../http/whole-portal.ts';

const ask = async (url: string) => {
  const answer = await fetch(url);
  return { status: answer.status, ...((await answer.json()) as { code: number; data: unknown }) };
};

describe('Rule: a node is asked only while it says that it is ready', () => {
  let whole: WholePortal;
  beforeAll(async () => void (whole = await openWholePortal({ settings: { DRAIN_SECONDS: '2' } })));

  it('told to stop, it says so first, and answers calls until balancers have heard of it', async () => {
    const { url } = whole.portal;
    const version = async () => (await ask(`${url}/api/business/version/web`)).status;
    expect(await ask(`${url}/healthz`)).toMatchObject({ status: 200, code: 200, data: {} });
    expect(await ask(`${url}/readyz`)).toMatchObject({ status: 200, data: { database: true, notices: 'postgres', leaving: false } });

    const closing = whole.close();
    expect(await ask(`${url}/readyz`)).toMatchObject({ status: 503, code: 503, data: { database: true, leaving: true } });
    expect(await ask(`${url}/healthz`)).toMatchObject({ status: 200 });
    expect(await version()).toBe(200);
    await closing;
    await expect(fetch(`${url}/readyz`)).rejects.toThrow('fetch failed');
  });
});

describe('Rule: a node without its database lives, and is not ready', () => {
  const app = fastify();
  const pool = createPool('postgres://nobody@127.0.0.1:1/none');
  beforeAll(async () => void (await app.register(probes({ pool, carrier: async () => 'postgres' }).register)));
  afterAll(async () => {
    await app.close();
    await pool.end();
  });

  it('says which of them is missing, and not where it is', async () => {
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    const answer = await app.inject('/readyz');
    expect(answer.json()).toMatchObject({ code: 503, error: 'Unavailable', data: { database: false, leaving: false } });
    expect(answer.body).not.toMatch(/127\.0\.0\.1|nobody|none/);
  });
});

const skipped = hasNatsProgram() ? '' : ' (skipped: nats-server is not here)';

describe.runIf(hasNatsProgram())(`Rule: a node without NATS is ready, and says that it reads the log${skipped}`, () => {
  it('until NATS is back', async () => {
    const nats = await startNatsProgram();
    const whole = await openWholePortal({ settings: { NATS_URL: nats.url } });
    const ready = () => ask(`${whole.portal.url}/readyz`);
    expect(await ready()).toMatchObject({ status: 200, data: { notices: 'nats' } });
    await nats.kill();
    await expect.poll(ready).toMatchObject({ status: 200, data: { notices: 'log' } });
    await nats.start();
    await expect.poll(ready).toMatchObject({ status: 200, data: { notices: 'nats' } });
    await whole.close();
    await nats.stop();
  });
});

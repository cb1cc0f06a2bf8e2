import { describe, expect, it } from 'vitest';
import { endpoints } from '#contracts/endpoints.ts';
import { exampleApp } from '../http-examples.ts';

const statuses = (answers: { statusCode: number }[]) => answers.map((answer) => answer.statusCode);

describe('Rule: nobody may call without end', () => {
  it('counts by account, tells how long to wait, and lets others through', async () => {
    const { app } = await exampleApp({ limits: { perMinute: 3 } });
    const call = (token: string) => app.inject({ method: 'POST', url: '/api/business/empty', headers: { token, language: 'zh_cn' } });
    const answers = [];
    for (let i = 0; i < 4; i++) answers.push(await call(i % 2 === 0 ? 'seller' : 'colleague'));
    expect(statuses(answers)).toEqual([200, 200, 200, 429]);
    expect(answers[3]!.json()).toMatchObject({ code: 429, error: 'RateLimited', msg: expect.stringContaining('频繁') });
    expect(Number(answers[3]!.headers['retry-after'])).toBeGreaterThan(0);
    expect(statuses([await call('neighbour'), await call('nobody')])).toEqual([200, 401]);
  });

  it('counts by address where strangers may call', async () => {
    const { app } = await exampleApp();
    const call = () => app.inject('/api/business/knock');
    expect(statuses([await call(), await call(), await call()])).toEqual([200, 200, 429]);
  });

  it('on all its bases together, and by no token that a stranger makes up', async () => {
    const { app } = await exampleApp();
    const call = (base: string) => app.inject({ url: `/api/${base}/knock`, headers: { token: `made up for ${base}` } });
    expect(statuses([await call('business'), await call('admin'), await call('warehouse')])).toEqual([200, 200, 429]);
  });

  it('and of a line that has many addresses, as one', async () => {
    const { app } = await exampleApp({ trustProxy: 1 });
    const call = (address: string) => app.inject({ url: '/api/business/knock', headers: { 'x-forwarded-for': address } });
    const answers = [await call('2001:db8:1:2::1'), await call('2001:db8:1:2::2'), await call('2001:db8:1:2:3::'), await call('2001:db8:1:3::1')];
    expect(statuses(answers)).toEqual([200, 200, 429, 200]);
  });
});

describe('Rule: who shares an address with others is not stopped for what they call', () => {
  it('also where the endpoint says how often', async () => {
    const { app } = await exampleApp();
    const call = (token: string) => app.inject({ url: '/api/business/seek', headers: { token } });
    const answers = [await call('seller'), await call('colleague'), await call('seller'), await call('neighbour')];
    expect(statuses(answers)).toEqual([200, 200, 429, 200]);
  });
});

describe('Rule: a token that proves no session buys its bearer nothing', () => {
  it('counts them by address over all endpoints, in one count, however long the tokens are', async () => {
    const { app } = await exampleApp({ limits: { strangersPerMinute: 200 } });
    const made = Array.from({ length: 300 }, (_, index) => `${index}`.padEnd(15_000, 'x'));
    const answers = [];
    for (const [at, token] of made.entries())
      answers.push(await app.inject({ method: 'POST', url: `/api/business/${at % 2 === 0 ? 'empty' : 'letter'}`, headers: { token } }));
    expect(statuses(answers.slice(0, 200)).every((status) => status === 401)).toBe(true);
    expect(statuses(answers.slice(200)).every((status) => status === 429)).toBe(true);
    expect(app.callCounts.size()).toBe(1);
  });

  it('and stops nobody behind the same address who proves one', async () => {
    const { app } = await exampleApp({ limits: { strangersPerMinute: 1 } });
    const call = (token: string) => app.inject({ method: 'POST', url: '/api/business/empty', headers: { token } });
    expect(statuses([await call('x'), await call('y'), await call('seller')])).toEqual([401, 429, 200]);
  });
});

describe('Rule: a stranger tries nothing without end', () => {
  it.each(endpoints.filter(({ access, method }) => access === 'public' && method === 'POST'))('$path', ({ limit }) => {
    expect(limit?.calls).toBeLessThanOrEqual(60);
    expect(limit?.seconds).toBeGreaterThanOrEqual(60);
  });
});

import { describe, expect, it } from 'vitest';
import { endpoints } from '#contracts/endpoints.ts';
import { exampleApp } from '../http-examples.ts';

describe('Rule: nobody may call without end', () => {
  it('counts by session, tells how long to wait, and lets others through', async () => {
    const { app } = await exampleApp({ limits: { perMinute: 3 } });
    const call = (token: string) => app.inject({ method: 'POST', url: '/api/business/empty', headers: { token, language: 'zh_cn' } });
    const answers = [];
    for (let i = 0; i < 4; i++) answers.push(await call('seller'));
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 429]);
    expect(answers[3]!.json()).toMatchObject({ code: 429, error: 'RateLimited', msg: expect.stringContaining('频繁') });
    expect(Number(answers[3]!.headers['retry-after'])).toBeGreaterThan(0);
    expect((await call('nobody')).statusCode).toBe(401);
  });

  it('counts by address where the endpoint says how often', async () => {
    const { app } = await exampleApp();
    const call = () => app.inject('/api/business/knock');
    expect([await call(), await call(), await call()].map((answer) => answer.statusCode)).toEqual([200, 200, 429]);
  });

  it('on all its bases together, and by no token that a stranger makes up', async () => {
    const { app } = await exampleApp();
    const call = (base: string) => app.inject({ url: `/api/${base}/knock`, headers: { token: `made up for ${base}` } });
    expect([await call('business'), await call('admin'), await call('warehouse')].map((answer) => answer.statusCode)).toEqual([200, 200, 429]);
  });

  it('and of a line that has many addresses, as one', async () => {
    const { app } = await exampleApp({ trustProxy: true });
    const call = (address: string) => app.inject({ url: '/api/business/knock', headers: { 'x-forwarded-for': address } });
    const answers = [await call('2001:db8:1:2::1'), await call('2001:db8:1:2::2'), await call('2001:db8:1:2:3::'), await call('2001:db8:1:3::1')];
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 429, 200]);
  });
});

describe('Rule: a stranger tries nothing without end', () => {
  it.each(endpoints.filter(({ access, method }) => access === 'public' && method === 'POST'))('$path', ({ limit }) => {
    expect(limit?.calls).toBeLessThanOrEqual(60);
    expect(limit?.seconds).toBeGreaterThanOrEqual(60);
  });
});

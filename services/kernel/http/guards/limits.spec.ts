import { describe, expect, it } from 'vitest';
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
});

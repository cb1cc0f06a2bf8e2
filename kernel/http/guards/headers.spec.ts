import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleApp } from '../http-examples.ts';
import { serveOpenApi } from '../openapi.ts';

let app: FastifyInstance;
beforeAll(async () => {
  ({ app } = await exampleApp());
  await serveOpenApi(app, '1.2.40');
});
afterAll(() => app.close());

describe('Rule: a page loads nothing from elsewhere and stands in no frame of others', () => {
  it.each(['/api/nothing', '/api/docs'])('%s', async (url) => {
    const { headers } = await app.inject(url);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/https?:|'unsafe-eval'|script-src[^;]*unsafe-inline/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('Rule: no other site embeds, opens or learns of a page', () => {
  it('whatever is answered', async () => {
    const { headers } = await app.inject('/api/nothing');
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'same-origin',
      'x-frame-options': 'DENY',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
  });
});

describe('Rule: whoever came over HTTPS comes so again', () => {
  it('as the balancer in front says, and as nobody else does', async () => {
    const { app: behind } = await exampleApp({ trustProxy: 1 });
    const overHttps = { headers: { 'x-forwarded-proto': 'https' } };
    expect((await behind.inject({ url: '/api/nothing', ...overHttps })).headers['strict-transport-security']).toMatch(/^max-age=31536000/);
    for (const [one, asked] of [[behind, {}] as const, [app, overHttps] as const])
      expect((await one.inject({ url: '/api/nothing', ...asked })).headers).not.toHaveProperty('strict-transport-security');
    await behind.close();
  });
});

describe('Rule: a page speaks to its own server, and to the vendor of a chat that is configured', () => {
  it('over HTTP and over sockets', async () => {
    const { app: chatting } = await exampleApp({ chatSource: 'https://chat.example/widget.js' });
    const connects = async (one: FastifyInstance) =>
      /connect-src ([^;]*);/.exec(String((await one.inject('/api/nothing')).headers['content-security-policy']))![1];
    expect(await connects(app)).toBe("'self'");
    expect(await connects(chatting)).toBe("'self' https://chat.example wss://chat.example");
    await chatting.close();
  });
});

describe('Rule: the calls are described where they are served', () => {
  it('as a page and as JSON', async () => {
    expect((await app.inject('/api/docs')).headers['content-type']).toContain('text/html');
    expect((await app.inject('/api/docs/json')).json()).toMatchObject({ openapi: '3.1.0', info: { version: '1.2.40' } });
  });
});

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

describe('Rule: the calls are described where they are served', () => {
  it('as a page and as JSON', async () => {
    expect((await app.inject('/api/docs')).headers['content-type']).toContain('text/html');
    expect((await app.inject('/api/docs/json')).json()).toMatchObject({ openapi: '3.1.0', info: { version: '1.2.40' } });
  });
});

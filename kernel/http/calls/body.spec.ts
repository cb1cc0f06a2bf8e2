import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoints } from '#contracts/endpoints.ts';
import { exampleApp } from '../http-examples.ts';
import { bodyLimitOf } from './body.ts';

interface Schema {
  type?: string | string[];
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  maxLength?: number;
  items?: Schema;
  maxItems?: number;
  properties?: Record<string, Schema>;
}

/** Of a text whose schema names no length: a password or a moment is held to one by a check of its own. */
const unnamedBytes = 300;

/** Most bytes of what a schema takes, spelled by a client that escapes nothing. */
const mostBytes = (schema: Schema): number => {
  if (schema.anyOf) return Math.max(...schema.anyOf.map(mostBytes));
  if (schema.enum) return Math.max(...schema.enum.map((value) => JSON.stringify(value).length));
  if (schema.type === 'string') return schema.maxLength === undefined ? unnamedBytes : 2 + 3 * schema.maxLength;
  if (schema.type === 'array') return 2 + schema.maxItems! * (1 + mostBytes(schema.items!));
  if (schema.type === 'object')
    return 2 + Object.entries(schema.properties ?? {}).reduce((sum, [name, of]) => sum + name.length + 4 + mostBytes(of), 0);
  return 25;
};

describe('Rule: a body is taken as long as its contract lets it be, and no longer', () => {
  const taking = endpoints.filter(({ body, multipart }) => body && !multipart);

  it.each(taking)('$name fits', (endpoint) => {
    const most = mostBytes(z.toJSONSchema(endpoint.body!, { io: 'input', unrepresentable: 'any' }) as Schema);
    // A megabyte is what anybody may say at once: of hundreds of rows not every text can be as long as it may be by itself.
    if (!endpoint.largeBody) expect(most).toBeLessThanOrEqual(bodyLimitOf(endpoint));
    else expect(most).toBeGreaterThan(64 * 1024);
  });

  const post = async (path: string, length: number) => {
    const { app } = await exampleApp();
    const answer = await app.inject({
      method: 'POST',
      url: `/api/business/${path}`,
      headers: { token: 'seller', language: 'en_us' },
      payload: { text: 'x'.repeat(length) },
    });
    return answer.json<{ code: number; msg: string }>();
  };

  it.each([
    ['greet', 16],
    ['note/add', 64],
    ['letter', 1024],
  ])('%s: %i kB', async (path, kB) => {
    expect((await post(path, kB * 1024 - 100)).code).not.toBe(413);
    const { code, msg } = await post(path, kB * 1024);
    expect(code).toBe(413);
    expect(msg).toContain(kB === 1024 ? '1 MB' : `${kB} kB`);
  });

  it('and what was refused for its length is not waited for', async () => {
    const { app } = await exampleApp({ bodyPatience: 20 });
    let given = 0;
    app.server.on('clientError', () => given++);
    const payload = { text: 'x'.repeat(17 * 1024) };
    const answer = await app.inject({ method: 'POST', url: '/api/business/greet', headers: { token: 'seller' }, payload });
    expect(answer.json<{ code: number }>().code).toBe(413);
    await delay(60);
    expect(given).toBe(0);
  });
});

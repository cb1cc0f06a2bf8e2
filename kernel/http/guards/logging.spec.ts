import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';

const lines: string[] = [];
let app: FastifyInstance;
beforeAll(async () => {
  app = await buildApp({
    tokenSecret: 'a secret of thirty-two characters',
    log: { level: 'warn', stream: { write: (line) => void lines.push(line) } },
  });
  app.get('/broken', async () => {
    const refused = Object.assign(new Error('invalid input syntax for type bigint: "555 0199"'), { code: '22P02' });
    throw new Error('The job failed.', { cause: refused });
  });
});
afterAll(() => app.close());

describe('Rule: the line of a failure says what failed and where, and no value of it', () => {
  it('its cause included', async () => {
    await app.inject('/broken');
    const [line, ...others] = lines.map((text) => JSON.parse(text) as { reqId: string; err: { message: string; cause: Record<string, string> } });
    expect(others).toEqual([]);
    expect(line).toMatchObject({
      reqId: expect.any(String),
      err: { message: 'The job failed.', cause: { code: '22P02', message: 'a value was refused' } },
    });
    expect(line!.err.cause['stack']).toContain('logging.spec');
    expect(lines.join('')).not.toContain('555 0199');
  });
});

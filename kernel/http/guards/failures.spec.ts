import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { reject } from '#contracts/kernel/rejection.ts';
import { answerFailure, Refused } from './failures.ts';

const answerTo = async (failure: Error) => {
  const lines: string[] = [];
  const app = fastify({ logger: { level: 'error', stream: { write: (line: string) => void lines.push(line) } } });
  app.setErrorHandler(answerFailure);
  app.get('/', async () => {
    throw failure;
  });
  const answer = await app.inject('/');
  return { body: answer.json<{ code: number; error: string }>(), text: answer.body, logged: lines.length, retryAfter: answer.headers['retry-after'] };
};
const withCode = (code: string, message = 'secret detail') => Object.assign(new Error(message), { code });

describe('Rule: a fault of ours is logged and told without its cause', () => {
  it.each([
    ['an unknown failure', new Error('secret detail'), 500, 'InternalError'],
    ['a refused connection', withCode('ECONNREFUSED'), 503, 'Unavailable'],
    ['a database that shuts down', withCode('57P01'), 503, 'Unavailable'],
    ['too many connections', withCode('53300'), 503, 'Unavailable'],
    ['a lost connection', new Error('Connection terminated unexpectedly'), 503, 'Unavailable'],
    ['a read that takes too long', withCode('57014'), 503, 'ReadTooLong'],
    ['a full disk', withCode('ENOSPC'), 503, 'StorageFull'],
    ['a broken statement', withCode('42601'), 500, 'InternalError'],
  ])('%s', async (_name, failure, code, error) => {
    const { body, text, logged, retryAfter } = await answerTo(failure);
    expect(body).toMatchObject({ code, error });
    expect(text).not.toContain(failure.message);
    expect(logged).toBe(1);
    expect(retryAfter).toBe(code === 503 ? '2' : undefined);
  });
});

describe('Rule: a refusal is not a fault', () => {
  it('is told as it is and not logged', async () => {
    const { body, logged } = await answerTo(new Refused(reject('RateLimited', { params: { seconds: 3 } })));
    expect(body).toMatchObject({ code: 429, error: 'RateLimited' });
    expect(logged).toBe(0);
  });
});

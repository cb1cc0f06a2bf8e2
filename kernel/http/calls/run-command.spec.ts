import { beforeEach, describe, expect, it } from 'vitest';
import { exampleApp } from '../http-examples.ts';

let example: Awaited<ReturnType<typeof exampleApp>>;
beforeEach(async () => void (example = await exampleApp()));

const add = (text: string, key?: string) =>
  example.app.inject({
    method: 'POST',
    url: '/api/business/note/add',
    payload: { text },
    headers: { token: 'seller', 'x-request-id': 'r9', ...(key !== undefined && { 'idempotency-key': key }) },
  });

describe('Rule: the same key and body get the first answer, another body with that key is refused', () => {
  it('carries a repeated request out once', async () => {
    expect((await add('a', 'k')).json()).toMatchObject({ code: 200, data: { n: 1 } });
    expect((await add('a', 'k')).json()).toMatchObject({ code: 200, data: { n: 1 } });
    expect(example.notes).toEqual(['a']);
  });

  it('gives twins that arrive together one answer', async () => {
    const answers = await Promise.all([add('a', 'k'), add('a', 'k')]);
    expect(answers.map((answer) => answer.json().data)).toEqual([{ n: 1 }, { n: 1 }]);
  });

  it('also where the second finds that what it asks for has been done', async () => {
    const answers = await Promise.all([add('once', 'k'), add('once', 'k')]);
    expect(answers.map((answer) => answer.json())).toMatchObject([
      { code: 200, data: { n: 1 } },
      { code: 200, data: { n: 1 } },
    ]);
    expect((await add('once', 'another')).json()).toMatchObject({ code: 409, error: 'Conflict' });
  });

  it('refuses another body', async () => {
    await add('a', 'k');
    expect((await add('b', 'k')).json()).toMatchObject({ code: 409, error: 'KeyReused' });
    expect(example.notes).toEqual(['a']);
  });

  it('keeps nothing of a refused command', async () => {
    expect((await add('no', 'k')).json()).toMatchObject({ code: 409, error: 'Conflict', errors: [{ field: 'text' }] });
    expect((await add('a', 'k')).json()).toMatchObject({ code: 200 });
  });

  it('carries out every request without a key', async () => {
    await add('a');
    await add('a');
    expect(example.notes).toEqual(['a', 'a']);
  });

  it('and carries out none where money moves and there is no key', async () => {
    const post = (headers: Record<string, string>) =>
      example.app.inject({ method: 'POST', url: '/api/business/credit', payload: { text: 'a' }, headers: { token: 'seller', ...headers } });
    expect((await post({ language: 'en_us' })).json()).toMatchObject({
      code: 400,
      error: 'KeyRequired',
      errors: [{ field: 'Idempotency-Key', msg: expect.stringContaining('Idempotency-Key') }],
    });
    expect((await post({ language: 'zh_cn' })).json().msg).toContain('资金');
    expect(example.notes).toEqual([]);
    expect((await post({ 'idempotency-key': 'k' })).json()).toMatchObject({ code: 200 });
  });

  it('refuses a key that is too long', async () => {
    expect((await add('a', 'k'.repeat(201))).json()).toMatchObject({ code: 400, error: 'KeyTooLong' });
  });
});

describe('Rule: an event says who did it and in which request', () => {
  it('takes the actor from the session', async () => {
    await add('a');
    expect(example.contexts[0]).toMatchObject({ actor: { accountId: 'a1', name: 'Ann', terminal: 'business', shopId: 7 }, correlationId: 'r1' });
  });
});

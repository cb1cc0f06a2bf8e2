import { beforeAll, describe, expect, it } from 'vitest';
import { exampleApp } from './http-examples.ts';

let example: Awaited<ReturnType<typeof exampleApp>>;
beforeAll(async () => void (example = await exampleApp()));

const add = (payload: string | object, headers: Record<string, string> = {}) =>
  example.app.inject({
    method: 'POST',
    url: '/api/business/note/add',
    payload,
    headers: { token: 'seller', 'content-type': 'application/json', ...headers },
  });

const form = (parts: { name: string; filename?: string; content: string }[]) => {
  const boundary = '----example';
  const payload = parts
    .map(
      ({ name, filename, content }) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${filename ? `; filename="${filename}"` : ''}\r\n\r\n${content}\r\n`,
    )
    .join('');
  return { payload: `${payload}--${boundary}--\r\n`, headers: { token: 'seller', 'content-type': `multipart/form-data; boundary=${boundary}` } };
};
const send = (parts: Parameters<typeof form>[0]) => example.app.inject({ method: 'POST', url: '/api/business/send', ...form(parts) });

describe('Rule: bad input is refused with its field and rule, and nothing is written', () => {
  it.each([
    ['malformed JSON', '{"text":', 400, 'MalformedJson', undefined],
    ['JSON that is no object', '[1]', 400, 'Invalid', { field: '', rule: 'type' }],
    ['an unknown field', { text: 'a', more: 1 }, 400, 'Invalid', { field: 'more', rule: 'unknownField' }],
    ['a wrong type', { text: 5 }, 400, 'Invalid', { field: 'text', rule: 'type' }],
    ['a text too long', { text: 'x'.repeat(21) }, 400, 'Invalid', { field: 'text', rule: 'maxLength' }],
    ['a null character', '{"text":"a\\u0000"}', 400, 'Invalid', { field: 'text', rule: 'character' }],
    ['half a surrogate pair', '{"text":"a\\ud800"}', 400, 'Invalid', { field: 'text', rule: 'character' }],
    ['a deep nest', `{"text":${'['.repeat(30_000)}${']'.repeat(30_000)}}`, 400, 'Invalid', { field: 'text', rule: 'type' }],
    ['a prototype', '{"text":"a","__proto__":{"x":1}}', 400, 'MalformedJson', undefined],
    ['a body past its limit', { text: 'x'.repeat(1_100_000) }, 413, 'PayloadTooLarge', undefined],
  ])('%s', async (_name, payload, status, error, field) => {
    const answer = await add(payload);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code: status, error, ...(field && { errors: [field] }) });
    expect(example.notes).toEqual([]);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])('refuses %s', async (type) => {
    expect((await add('text=a', { 'content-type': type })).json()).toMatchObject({ code: 415, error: 'UnsupportedMediaType' });
  });

  it('refuses an unknown field of a query', async () => {
    const answer = await example.app.inject('/api/business/hello?nam=x');
    expect(answer.json()).toMatchObject({ code: 400, errors: [{ field: 'nam', rule: 'unknownField' }] });
  });

  it('names the field in the message, in the caller’s language', async () => {
    expect((await add({ text: 5 }, { language: 'zh_cn' })).json().msg).toBe('请检查 text: 必须是文本');
  });
});

describe('Rule: a form holds one file of at most 10 MB', () => {
  it('takes one', async () => {
    expect((await send([{ name: 'file', filename: 'a.png', content: 'abc' }])).json()).toMatchObject({ code: 200, data: 3 });
  });

  it.each([
    ['a larger one', [{ name: 'file', filename: 'a', content: 'x'.repeat(10 * 1024 * 1024 + 1) }], 413],
    ['two', [1, 2].map(() => ({ name: 'file', filename: 'a', content: 'x' })), 400],
    ['another field name', [{ name: 'photo', filename: 'a', content: 'x' }], 400],
    ['a field that the endpoint does not know', [{ name: 'more', content: 'x' }], 400],
  ])('refuses %s', async (_name, parts, status) => {
    expect((await send(parts)).json()).toMatchObject({ code: status });
  });

  it('refuses JSON in place of a form, and a form in place of JSON', async () => {
    const json = await example.app.inject({ method: 'POST', url: '/api/business/send', headers: { token: 'seller' }, payload: {} });
    expect(json.json()).toMatchObject({ code: 415 });
    const asForm = await example.app.inject({ method: 'POST', url: '/api/business/note/add', ...form([{ name: 'text', content: 'a' }]) });
    expect(asForm.json()).toMatchObject({ code: 415 });
  });

  it('refuses one that is cut off, and one that does not say where its parts end', async () => {
    const { payload, headers } = form([{ name: 'file', filename: 'a.png', content: 'abc' }]);
    const broken = [
      { payload: payload.slice(0, -30), headers },
      { payload, headers: { ...headers, 'content-type': 'multipart/form-data' } },
    ];
    for (const one of broken)
      expect((await example.app.inject({ method: 'POST', url: '/api/business/send', ...one })).json()).toMatchObject({
        code: 400,
        error: 'MalformedRequest',
      });
  });

  it('does not read the form of a stranger', async () => {
    const { payload, headers } = form([{ name: 'file', filename: 'a', content: 'x' }]);
    const answer = await example.app.inject({ method: 'POST', url: '/api/business/send', payload, headers: { ...headers, token: 'nobody' } });
    expect(answer.statusCode).toBe(401);
  });
});

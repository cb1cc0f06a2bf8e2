import { beforeAll, describe, expect, it } from 'vitest';
import { exampleApp } from './http-examples.ts';

type Example = Awaited<ReturnType<typeof exampleApp>>;
let app: Example['app'];
beforeAll(async () => ({ app } = await exampleApp()));

const token = 'seller';
const post = (url: string, payload: object | string | undefined, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url, ...(payload !== undefined && { payload }), headers: { token, 'content-type': 'application/json', ...headers } });

describe('Rule: every answer is an envelope whose code is the HTTP status', () => {
  it('holds the data on success', async () => {
    const answer = await app.inject('/api/admin/hello?name=Li');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ code: 200, msg: 'Successful operation', data: 'hello Li' });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('holds the result where the endpoint says so, and takes a POST without a body', async () => {
    expect((await post('/api/business/empty', '')).json()).toMatchObject({ code: 200, result: 'yes' });
  });

  it('says what was done where the endpoint tells it by the body', async () => {
    expect((await post('/api/business/note/add', { text: 'saved' })).json()).toMatchObject({ msg: 'saved successful' });
    expect((await post('/api/business/note/add', { text: 'other' })).json()).toMatchObject({ msg: 'Success' });
  });

  it('says who is not signed in', async () => {
    const answer = await app.inject({ method: 'POST', url: '/api/business/empty' });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 401, error: 'Unauthorized', result: { isLogin: false } });
  });

  it.each([
    ['GET', '/api/nothing', 404, 'NotFound'],
    ['GET', '/api/business/note/add', 405, 'MethodNotAllowed'],
    ['HEAD', '/api/business/hello', 405, undefined],
    ['GET', '/api/business/broken', 500, 'InternalError'],
  ])('%s %s: %i', async (method, url, status, error) => {
    const answer = await app.inject({ method: method as 'GET', url });
    expect(answer.statusCode).toBe(status);
    if (error) expect(answer.json()).toMatchObject({ code: status, error });
  });

  it('never carries a stack or a cause', async () => {
    expect((await app.inject('/api/business/broken')).body).not.toMatch(/secret|stack|at /);
  });
});

describe('Rule: the request id is the caller’s where it is one, and comes back', () => {
  it('echoes it', async () => {
    const answer = await app.inject({ url: '/api/nothing', headers: { 'x-request-id': 'abc-1' } });
    expect(answer.headers['x-request-id']).toBe('abc-1');
    expect(answer.json()).toMatchObject({ requestId: 'abc-1' });
  });

  it.each(['', 'a b', 'x'.repeat(101)])('makes one in place of %j', async (said) => {
    const answer = await app.inject({ url: '/api/nothing', headers: { 'x-request-id': said } });
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('Rule: messages come in the language of the header, else of the browser', () => {
  it.each([
    [{ language: 'zh_cn' }, '未找到'],
    [{ language: 'en_us', 'accept-language': 'zh-CN' }, 'Not found'],
    [{ 'accept-language': 'zh-CN,en;q=0.8' }, '未找到'],
    [{ 'accept-language': 'fr-FR,zh;q=0.2' }, 'Not found'],
    [{ language: 'klingon' }, 'Not found'],
  ])('%j', async (headers, msg) => {
    expect((await app.inject({ url: '/api/nothing', headers: headers as Record<string, string> })).json().msg).toBe(msg);
  });
});

describe('Rule: a terminal keeps to its base', () => {
  it.each([
    ['seller', 'business', 200],
    ['seller', 'admin', 403],
    ['seller', 'warehouse', 403],
    ['admin', 'admin', 200],
    ['admin', 'business', 403],
    ['nobody', 'admin', 401],
  ])('%s on %s: %i', async (who, base, status) => {
    expect((await post(`/api/${base}/empty`, {}, { token: who })).statusCode).toBe(status);
  });

  it('takes the token as a bearer too, never as a cookie', async () => {
    const call = (headers: Record<string, string>) => app.inject({ method: 'POST', url: '/api/business/empty', headers });
    expect((await call({ authorization: 'Bearer seller' })).statusCode).toBe(200);
    expect((await call({ cookie: 'token=seller' })).statusCode).toBe(401);
  });
});

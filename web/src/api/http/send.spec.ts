import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isApiError } from '../api-error.ts';
import type { CallAddress } from './call-address.ts';

vi.stubGlobal('document', { cookie: 'token=T', documentElement: { dataset: {} } });
vi.stubGlobal('location', { hash: '#/admin/warehouse/inventory', protocol: 'http:' });
vi.stubGlobal('navigator', { languages: ['zh-CN'] });
vi.stubGlobal('matchMedia', () => new EventTarget());
vi.stubGlobal('localStorage', { getItem: (key: string) => ({ USER_TYPE: '3', wareId: 'EWR-1' })[key] ?? null, setItem: () => undefined });
const { handleFailuresWith } = await import('./failures.ts');
const { send } = await import('./send.ts');
afterAll(() => vi.unstubAllGlobals());
afterEach(() => vi.restoreAllMocks());

let happened: unknown[][];
let asked: [string, RequestInit][];
let answer: () => Response;
beforeEach(() => {
  [happened, asked] = [[], []];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push([url, init]);
    return answer();
  });
  handleFailuresWith({
    showError: (...said) => happened.push(['error toast', ...said]),
    unknownError: () => 'unknown error',
    forbidden: () => 'Forbidden',
    offline: () => 'offline',
    signedOut: () => happened.push(['signedOut']),
    suspended: () => happened.push(['suspended']),
    refused: () => undefined,
    remedyOf: () => undefined,
  });
});

const list: CallAddress = { name: 'list', method: 'GET', path: '/orders', bases: ['warehouse'] };
const call = (address: CallAddress = list) =>
  send(address).then(
    (data) => data,
    (failure: unknown) => (isApiError(failure) ? `failed ${failure.code}` : failure),
  );
const says = (status: number, body: object) => void (answer = () => Response.json(body, { status }));

describe('Rule: a call is for the shop of the page that it comes from', () => {
  it('whichever page shows by then', async () => {
    says(200, { code: 200, msg: '', data: 'rows' });
    const labels: CallAddress = { ...list, bases: ['business', 'warehouse'] };
    await send(labels, { pathname: '/admin/warehouse/order-management/reship' });
    await send(labels, { pathname: '/Warehouse/InventoryView' });
    await send(labels);
    expect(asked.map(([url, { headers }]) => [url, (headers as Record<string, string>)['shopId']])).toEqual([
      ['/api/business/orders', '1'],
      ['/api/warehouse/orders', undefined],
      ['/api/warehouse/orders', undefined],
    ]);
  });
});

describe('Rule: what was scanned in one warehouse is sent for that one', () => {
  it('whichever is in use when the network is back', async () => {
    says(200, { code: 200, msg: '', data: null });
    await send(list, { warehouseId: 'LAX-2' });
    await send(list);
    expect(asked.map(([, { headers }]) => (headers as Record<string, string>)['wareId'])).toEqual(['LAX-2', 'EWR-1']);
  });
});

describe('Rule: an answer is good with the code 200 or 0', () => {
  it('and gives what it carries', async () => {
    for (const code of [200, 0]) {
      says(200, { code, msg: '', data: 'rows' });
      expect(await call()).toBe('rows');
    }
    expect(happened).toEqual([]);
  });
});

describe('Rule: a failed answer tells the person and fails the call (section 8)', () => {
  it.each([
    ['R8.04', 200, { code: 401, msg: 'Please sign in' }, [['signedOut']]],
    ['R8.09', 401, { code: 401, msg: 'Please sign in', result: { isLogin: false } }, [['signedOut']]],
    ['R8.09', 401, { code: 401, msg: 'Please sign in', result: { isLogin: true } }, []],
    ['R8.05', 200, { code: 403, msg: 'Not your shop' }, [['error toast', 'Forbidden', 'Not your shop']]],
    ['R8.08', 403, { code: 403, msg: 'Not your shop' }, [['error toast', 'Forbidden', 'Not your shop']]],
    ['R8.06', 200, { code: 500, msg: 'The printer is out of paper' }, [['error toast', 'The printer is out of paper']]],
    ['R8.06', 422, { code: 422, msg: 'The shelf is full' }, [['error toast', 'The shelf is full']]],
    ['R8.07', 500, { code: 500 }, [['error toast', 'unknown error']]],
  ])('%s: HTTP %i with %j', async (_line, status, body, told) => {
    says(status, body);
    expect(await call()).toBe(`failed ${body.code}`);
    expect(happened).toEqual(told);
  });

  it('also where no envelope came, or a file turns out to be one', async () => {
    answer = () => new Response('<html>', { status: 502, headers: { 'content-type': 'text/html' } });
    expect(await call()).toBe('failed 502');
    says(200, { code: 500, msg: 'No such file' });
    expect(await call({ ...list, payload: 'raw' })).toBe('failed 500');
    expect(happened).toEqual([
      ['error toast', 'unknown error'],
      ['error toast', 'No such file'],
    ]);
  });
});

describe('Rule: a call says who asks, from where and in which language', () => {
  it('in its headers, and waits ten minutes (R9.04, R9.26)', async () => {
    const timer = vi.spyOn(globalThis, 'setTimeout');
    says(200, { code: 200, msg: '', data: null });
    await call();
    expect(asked[0]![0]).toBe('/api/warehouse/orders');
    expect(asked[0]![1].headers).toMatchObject({ token: 'T', language: 'zh_cn', wareId: 'EWR-1' });
    expect(timer).toHaveBeenCalledWith(expect.any(Function), 600_000);
  });
});

import { describe, expect, it } from 'vitest';
import { resolveInitialRoute } from './entry.ts';

const at = (pathname: string, search = '') => ({ pathname, search });

describe('Rule: without a token only public pages open', () => {
  it.each(['/user/login', '/user/register', '/user/register-result', '/policy', '/404', '/touch/result', '/magicTool/result'])('opens %s', (path) => {
    expect(resolveInitialRoute(at(path), false)).toEqual({ kind: 'public' });
  });

  it('shows the sign-in page for any other, and keeps what was wanted', () => {
    expect(resolveInitialRoute(at('/business/wallet/2', '?type=fee'), false)).toEqual({
      kind: 'redirect',
      to: '/user/login?redirect=%2Fbusiness%2Fwallet%2F2%3Ftype%3Dfee',
    });
  });

  it('forgets it where the person signed out', () => {
    expect(resolveInitialRoute(at('/business/wallet'), false, true)).toEqual({ kind: 'redirect', to: '/user/login' });
  });

  it('leads the start and /index to the sign-in page, and /user/recover to its message', () => {
    expect(resolveInitialRoute(at('/'), false)).toEqual({ kind: 'redirect', to: '/user/login' });
    expect(resolveInitialRoute(at('/index'), false)).toEqual({ kind: 'redirect', to: '/user/login' });
    expect(resolveInitialRoute(at('/user/recover'), false)).toEqual({ kind: 'redirect', to: '/user/login?forgot=1' });
  });
});

describe('Rule: an unknown path leads to /404 (R2.14)', () => {
  it.each([true, false])('outside every terminal, signed in or not: %s', (signedIn) => {
    for (const path of ['/nonsense', '/user', '/user/login/again', '/administrator', '/businesses/wallet'])
      expect(resolveInitialRoute(at(path), signedIn)).toEqual({ kind: 'redirect', to: '/404' });
  });

  it('which says so inside the console to whoever is signed in', () => {
    expect(resolveInitialRoute(at('/404'), true)).toEqual({ kind: 'signedIn', wanted: '/404' });
  });

  it('while a slash at the end changes nothing', () => {
    expect(resolveInitialRoute(at('/policy/'), false)).toEqual({ kind: 'public' });
    expect(resolveInitialRoute(at('/user/login/'), true)).toEqual({ kind: 'signedIn', wanted: '' });
  });
});

describe('Rule: a page that is spelled in two ways is one page', () => {
  const leadsTo = (address: string) => {
    const [pathname = '', search] = address.split('?');
    const entry = resolveInitialRoute(at(pathname, search && `?${search}`), true);
    return entry.kind === 'redirect' ? entry.to : undefined;
  };

  it.each([
    ['/business/my-package', 'a seller'],
    ['/admin/warehouse/my-package', 'the operator'],
  ])('under %s: what comes of %s’s forecast, and the form for it (R2.47, R2.48)', (packages) => {
    expect(leadsTo(`${packages}/forecast-detail?id=FC-1&open=detail`)).toBe(`${packages}/new-forecast?id=FC-1&open=detail`);
    expect(leadsTo(`${packages}/new-forecast`)).toBe(`${packages}/forecast-detail`);
    for (const own of ['new-forecast?id=FC-1&open=detail', 'new-forecast?id=FC-1', 'forecast-detail', 'forecast-detail?id=FC-1'])
      expect(leadsTo(`${packages}/${own}`)).toBeUndefined();
  });

  it('the stock, of which what has left it is a tab (R2.50, R2.59)', () => {
    expect(leadsTo('/business/inventory/detail/transportdetail?oddNo=OC1&dealType=3')).toBe(
      '/business/in-warehouse/inventory/detail/transportdetail?oddNo=OC1&dealType=3',
    );
    expect(leadsTo('/business/inventory')).toBe('/business/in-warehouse/inventory');
    expect(leadsTo('/business/Inventory/issue/2')).toBe('/business/in-warehouse/inventory/issue/2');
    expect(leadsTo('/business/inventory/WarehouseExit?text=OC1')).toBe('/business/in-warehouse/inventory/out?text=OC1');
    expect(leadsTo('/business/in-warehouse/inventory/available')).toBeUndefined();
  });
});

describe('Rule: with a token the sign-in page leads on', () => {
  it('to what was wanted', () => {
    expect(resolveInitialRoute(at('/user/login', '?redirect=%2Fadmin%2Fbi'), true)).toEqual({ kind: 'signedIn', wanted: '/admin/bi' });
  });

  it('to the default page otherwise', () => {
    expect(resolveInitialRoute(at('/user/login'), true)).toEqual({ kind: 'signedIn', wanted: '' });
    expect(resolveInitialRoute(at('/'), true)).toEqual({ kind: 'signedIn', wanted: '' });
  });

  it('never out of the console', () => {
    expect(resolveInitialRoute(at('/user/login', '?redirect=https://example.org'), true)).toEqual({ kind: 'signedIn', wanted: '' });
    expect(resolveInitialRoute(at('/user/login', '?redirect=//example.org'), true)).toEqual({ kind: 'signedIn', wanted: '' });
  });
});

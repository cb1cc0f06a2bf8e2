import { describe, expect, it } from 'vitest';
import { entryOf } from './entry.ts';

const at = (pathname: string, search = '') => ({ pathname, search });

describe('Rule: without a token only public pages open', () => {
  it.each(['/user/login', '/user/register', '/user/register-result', '/policy', '/404', '/touch/result', '/magicTool/result'])('opens %s', (path) => {
    expect(entryOf(at(path), false)).toEqual({ kind: 'public' });
  });

  it('shows the sign-in page for any other, and keeps what was wanted', () => {
    expect(entryOf(at('/business/wallet/2', '?type=fee'), false)).toEqual({
      kind: 'redirect',
      to: '/user/login?redirect=%2Fbusiness%2Fwallet%2F2%3Ftype%3Dfee',
    });
  });

  it('forgets it where the person signed out', () => {
    expect(entryOf(at('/business/wallet'), false, true)).toEqual({ kind: 'redirect', to: '/user/login' });
  });

  it('leads the start and /index to the sign-in page, and /user/recover to its message', () => {
    expect(entryOf(at('/'), false)).toEqual({ kind: 'redirect', to: '/user/login' });
    expect(entryOf(at('/index'), false)).toEqual({ kind: 'redirect', to: '/user/login' });
    expect(entryOf(at('/user/recover'), false)).toEqual({ kind: 'redirect', to: '/user/login?forgot=1' });
  });
});

describe('Rule: with a token the sign-in page leads on', () => {
  it('to what was wanted', () => {
    expect(entryOf(at('/user/login', '?redirect=%2Fadmin%2Fbi'), true)).toEqual({ kind: 'signedIn', wanted: '/admin/bi' });
  });

  it('to the default page otherwise', () => {
    expect(entryOf(at('/user/login'), true)).toEqual({ kind: 'signedIn', wanted: '' });
    expect(entryOf(at('/'), true)).toEqual({ kind: 'signedIn', wanted: '' });
  });

  it('never out of the console', () => {
    expect(entryOf(at('/user/login', '?redirect=https://example.org'), true)).toEqual({ kind: 'signedIn', wanted: '' });
    expect(entryOf(at('/user/login', '?redirect=//example.org'), true)).toEqual({ kind: 'signedIn', wanted: '' });
  });
});

import { afterAll, describe, expect, it, vi } from 'vitest';

const written: string[] = [];
vi.stubGlobal('document', {
  get cookie() {
    return '';
  },
  set cookie(text: string) {
    written.push(text);
  },
});
vi.stubGlobal('location', { protocol: 'https:' });
const { beginSession, endSession } = await import('./session.ts');
afterAll(() => vi.unstubAllGlobals());

describe('Rule: a browser keeps the token for seven days (R9.03)', () => {
  it('of whoever signs in', () => {
    beginSession('T', 4);
    expect(written).toEqual([`token=T; path=/; samesite=strict; max-age=${604_800_000 / 1000}; secure`]);
  });

  it('and nothing once they are gone', () => {
    written.length = 0;
    endSession();
    expect(written.map((text) => text.split(';')[0])).toEqual(['token=', 'userAuth=', 'tabs=']);
    expect(written.every((text) => text.includes('max-age=0'))).toBe(true);
  });
});

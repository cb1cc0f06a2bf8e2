import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const jar = new Map<string, string>();
const reload = vi.fn<() => void>();
const shelflineChat = vi.fn<(command: string) => void>();
vi.stubGlobal('document', {
  documentElement: { dataset: {} },
  get cookie() {
    return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  },
  set cookie(text: string) {
    const [name = '', value = ''] = text.split('; ')[0]!.split('=');
    if (text.includes('max-age=0')) jar.delete(name);
    else jar.set(name, value);
  },
});
vi.stubGlobal('window', { shelflineChat });
vi.stubGlobal('location', { hash: '', protocol: 'http:', reload });
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('matchMedia', () => new EventTarget());
const { ApiError } = await import('../api/api-error.ts');
const { reportFailure } = await import('../api/http/failures.ts');
const { beginSession, session } = await import('../browser/session.ts');
const { pendingToasts } = await import('../core/toasts/toasts.ts');
const { suspended } = await import('./session/suspension.ts');
const { tellFailures } = await import('./tell-failures.ts');

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockClear();
  beginSession('T', 4);
  tellFailures();
});
afterEach(() => vi.useRealTimers());
afterAll(() => vi.unstubAllGlobals());

describe('Rule: a lost session is over in this browser at once, and its page 1.5 seconds later (R8.04)', () => {
  it('once, however many calls hear of it', () => {
    for (let calls = 0; calls < 3; calls++) reportFailure(new ApiError(401, 'Please sign in'), false);
    expect([session.get().token, jar.has('token'), shelflineChat.mock.calls]).toEqual([undefined, false, [['shutdown']]]);
    vi.advanceTimersByTime(1499);
    expect(reload).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('Rule: a disabled account leaves the console to its dialog (R4.66)', () => {
  it('without a reload that would close it', () => {
    reportFailure(new ApiError(423, 'This account has been disabled', { error: 'Suspended' }), false);
    vi.runAllTimers();
    expect([session.get().token, suspended.get(), pendingToasts.get(), reload.mock.calls]).toEqual([undefined, true, [], []]);
  });
});

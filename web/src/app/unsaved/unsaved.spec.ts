import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** As much of an element as is asked of it: what it stands in. */
class Part {
  readonly isConnected = true;
  readonly #around: readonly Part[];
  readonly #selector: string;

  constructor(selector = '', ...around: readonly Part[]) {
    this.#selector = selector;
    this.#around = around;
  }

  closest(selector: string): Part | null {
    return [this, ...this.#around].find((part) => part.#selector === selector) ?? null;
  }
}

let inHand: Part | null = null;
vi.stubGlobal('Element', Part);
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('location', { protocol: 'http:' });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('document', {
  cookie: '',
  get activeElement() {
    return inHand;
  },
});
const { queryClient } = await import('#web/api/query-client.ts');
const { forgetAllInput, forgetWhatIsSent, noteInput, unsavedTabs } = await import('./unsaved.ts');
afterAll(() => vi.unstubAllGlobals());

const page = new Part();
const dialog = new Part('[role="dialog"]');
const typesInto = (part: Part) => noteInput('order', part as never, page as never);
const sends = async (from: Part | null, works = true) => {
  inHand = from;
  const sending = queryClient
    .getMutationCache()
    .build(queryClient, { mutationFn: async () => (works ? 'saved' : Promise.reject(new Error('refused'))) });
  await sending.execute(undefined).catch(() => undefined);
};

let shown: string | undefined = 'order';
let stop: () => void;
beforeEach(() => {
  shown = 'order';
  stop = forgetWhatIsSent(() => shown);
});
afterEach(() => {
  stop();
  forgetAllInput();
});

describe('Rule: what was typed and not sent is asked about before it is lost', () => {
  it('until the page has sent it', async () => {
    typesInto(new Part());
    await sends(page, false);
    expect(unsavedTabs()).toEqual(['order']);
    await sends(page);
    expect(unsavedTabs()).toEqual([]);
  });

  it('also when a dialog over it has saved something else', async () => {
    typesInto(new Part());
    typesInto(new Part('', dialog));
    await sends(new Part('', dialog));
    expect(unsavedTabs()).toEqual(['order']);
  });

  it('a dialog that only asks belongs to the page', async () => {
    typesInto(new Part());
    await sends(new Part('', dialog));
    expect(unsavedTabs()).toEqual([]);
  });

  it('and belongs to the page that sent it, whichever shows by then', async () => {
    typesInto(new Part());
    inHand = page;
    const sending = queryClient.getMutationCache().build(queryClient, { mutationFn: async () => void (shown = 'another') });
    await sending.execute(undefined);
    expect(unsavedTabs()).toEqual([]);
  });

  it('not of a search', () => {
    typesInto(new Part('', new Part('[role="search"]')));
    expect(unsavedTabs()).toEqual([]);
  });
});

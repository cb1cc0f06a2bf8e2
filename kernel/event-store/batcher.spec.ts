import { describe, expect, it } from 'vitest';
import { batcher, type BatcherOptions } from './batcher.ts';

/** Of the event loop. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

type Asked = { id: string; heavy?: number; at?: string };

/** Answers each request with what it was served with; `finish` ends the oldest batch under way. */
const serving = (options: Partial<BatcherOptions<Asked, string>> = {}) => {
  const served: string[][] = [];
  const underWay: (() => void)[] = [];
  const serve = async (batch: readonly Asked[]) => {
    const ids = batch.map(({ id }) => id);
    served.push(ids);
    await new Promise<void>((resolve) => underWay.push(resolve));
    return ids.map((id) => `${id} of ${ids.join('')}`);
  };
  const ask = batcher<Asked, string>({
    maxWeight: 3,
    weight: ({ heavy = 1 }) => heavy,
    conflictKeys: ({ at }) => (at === undefined ? [] : [at]),
    runBatch: serve,
    runSingle: async (asked) => (await serve([asked]))[0]!,
    ...options,
  });
  const finish = async () => {
    underWay.shift()?.();
    await turn();
    await turn();
  };
  return { ask, served, finish };
};

describe('Rule: what comes in while others are under way is served together', () => {
  it('starts what is asked at once, and gathers the rest in its order', async () => {
    const { ask, served, finish } = serving();
    const first = Promise.all(['a', 'b'].map((id) => ask({ id })));
    await turn();
    expect(served).toEqual([['a', 'b']]);
    const rest = Promise.all(['c', 'd'].map((id) => ask({ id })));
    await finish();
    expect(served).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    await finish();
    expect(await Promise.all([first, rest])).toEqual([
      ['a of ab', 'b of ab'],
      ['c of cd', 'd of cd'],
    ]);
  });

  it('in batches that weigh no more than allowed; nobody waits behind a heavier one', async () => {
    const { ask, served, finish } = serving();
    const asked = [{ id: 'a' }, { id: 'b', heavy: 2 }, { id: 'c', heavy: 2 }, { id: 'd' }, { id: 'e', heavy: 9 }];
    const answers = Promise.all(asked.map(ask));
    for (let i = 0; i < asked.length; i++) await finish();
    await answers;
    expect(served).toEqual([['e'], ['a', 'b'], ['c', 'd']]);
  });

  it('about half of what is at work, so that the other half is there when it ends', async () => {
    const { ask, served, finish } = serving({ maxWeight: 100 });
    const asked = (ids: string) => [...ids].map((id) => void ask({ id }));
    asked('a');
    await turn();
    asked('bcdefgh');
    await finish();
    asked('i');
    await finish();
    asked('jklm');
    await finish();
    expect(served.map((batch) => batch.join(''))).toEqual(['a', 'bcde', 'fghi', 'jklm']);
  });

  it('and the next has begun before those of the last are answered', async () => {
    const { ask, served, finish } = serving();
    const begun = Promise.all(['a', 'b'].map((id) => ask({ id }))).then(() => served.length);
    await turn();
    void ask({ id: 'c' });
    await finish();
    await finish();
    expect(await begun).toBe(2);
  });

  it('but not with another that touches the same', async () => {
    const { ask, served, finish } = serving();
    const asked = [{ id: 'a' }, { id: 'b', at: 'x' }, { id: 'c', at: 'x' }, { id: 'd', at: 'y' }];
    const answers = Promise.all(asked.map(ask));
    for (let i = 0; i < asked.length; i++) await finish();
    await answers;
    expect(served).toEqual([['a', 'b', 'd'], ['c']]);
  });
});

describe('Rule: one request’s failure is never another’s', () => {
  it('serves each by itself when the batch could not be served whole', async () => {
    const alone = async ({ id }: Asked) => {
      if (id === 'c') throw new Error('c is bad');
      return id;
    };
    const ask = batcher<Asked, string>({ maxWeight: 9, weight: () => 1, runBatch: async () => undefined, runSingle: alone });
    const answers = await Promise.allSettled(['a', 'b', 'c', 'd'].map((id) => ask({ id })));
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  });

  it('tries nobody anew when nobody knows how the batch ended, and goes on', async () => {
    let alone = 0;
    const together = async () => Promise.reject(new Error('lost'));
    const ask = batcher<Asked, number>({ maxWeight: 9, weight: () => 1, runBatch: together, runSingle: async () => ++alone });
    const answers = await Promise.allSettled(['a', 'b', 'c'].map((id) => ask({ id })));
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(await ask({ id: 'd' })).toBe(1);
  });
});

import { describe, expect, it } from 'vitest';
import { inShares } from './in-shares.ts';

const held = () => {
  let resolve!: (answer: string) => void;
  let reject!: (failure: Error) => void;
  const promise = new Promise<string>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  return { work: () => promise, resolve, reject };
};

describe('Rule: works run in turn, one at a time of each who asks', () => {
  it('in order, also after one that failed', async () => {
    const inTurn = inShares({ running: 1, waiting: 5 });
    const first = held();
    const begun: string[] = [];
    const one = inTurn('a', first.work)!;
    const two = inTurn('a', async () => begun.push('two'))!;
    const three = inTurn('b', async () => begun.push('three'))!;
    expect(begun).toEqual([]);
    first.reject(new Error('no'));
    await expect(one).rejects.toThrow('no');
    await Promise.all([two, three]);
    expect(begun).toEqual(['two', 'three']);
  });

  it('and another’s goes before a second of whoever has one running', async () => {
    const inTurn = inShares({ running: 2, waiting: 5 });
    const [first, second] = [held(), held()];
    const begun: string[] = [];
    const one = inTurn('a', first.work);
    const two = inTurn('a', second.work);
    await inTurn('b', async () => begun.push('of b'));
    expect(begun).toEqual(['of b']);
    first.resolve('one');
    second.resolve('two');
    expect(await Promise.all([one, two])).toEqual(['one', 'two']);
  });

  it('turns away who has too many waiting, and nobody else', async () => {
    const inTurn = inShares({ running: 1, waiting: 1 });
    const first = held();
    const one = inTurn('a', first.work);
    const two = inTurn('a', async () => 'two');
    expect(inTurn('a', async () => 'three')).toBeUndefined();
    const others = [inTurn('b', async () => 'b'), inTurn('c', async () => 'c')];
    first.resolve('one');
    expect(await Promise.all([one, two, ...others])).toEqual(['one', 'two', 'b', 'c']);
    expect(await inTurn('a', async () => 'four')).toBe('four');
  });
});

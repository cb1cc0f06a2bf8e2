import { describe, expect, it } from 'vitest';
import { oneByOne } from './one-by-one.ts';

const held = () => {
  let resolve!: (answer: string) => void;
  let reject!: (failure: Error) => void;
  const promise = new Promise<string>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  return { work: () => promise, resolve, reject };
};

describe('works in turn', () => {
  it('runs one at a time, in order, also after one that failed', async () => {
    const inTurn = oneByOne(5);
    const first = held();
    const begun: string[] = [];
    const one = inTurn(first.work)!;
    const two = inTurn(async () => begun.push('two'))!;
    const three = inTurn(async () => begun.push('three'))!;
    expect(begun).toEqual([]);
    first.reject(new Error('no'));
    await expect(one).rejects.toThrow('no');
    await Promise.all([two, three]);
    expect(begun).toEqual(['two', 'three']);
  });

  it('turns away who would wait behind too many, and only then', async () => {
    const inTurn = oneByOne(1);
    const first = held();
    const one = inTurn(first.work);
    const two = inTurn(async () => 'two');
    expect(inTurn(async () => 'three')).toBeUndefined();
    first.resolve('one');
    expect(await Promise.all([one, two])).toEqual(['one', 'two']);
    expect(await inTurn(async () => 'four')).toBe('four');
  });
});

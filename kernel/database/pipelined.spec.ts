import { describe, expect, it } from 'vitest';
import { pipelined } from './pipelined.ts';

const after = <Value>(milliseconds: number, settle: () => Value): Promise<Value> =>
  new Promise((resolve, reject) => {
    setTimeout(() => {
      try {
        resolve(settle());
      } catch (failure) {
        reject(failure as Error);
      }
    }, milliseconds);
  });
const fail = (message: string) => () => {
  throw new Error(message);
};

describe('Rule: of statements that were sent together, the first that failed is reported, once all have ended', () => {
  it('answers each result by its name', async () => {
    expect(await pipelined({ one: after(2, () => 1), two: 'at once', three: undefined })).toEqual({ one: 1, two: 'at once', three: undefined });
  });

  it('reports the first in order, not in time', async () => {
    await expect(pipelined({ first: after(5, fail('first')), second: after(0, fail('second')) })).rejects.toThrow('first');
  });

  it('waits for those behind a failure', async () => {
    let hasEnded = false;
    const last = after(5, () => (hasEnded = true));
    await expect(pipelined({ first: Promise.reject(new Error('first')), last })).rejects.toThrow('first');
    expect(hasEnded).toBe(true);
  });
});

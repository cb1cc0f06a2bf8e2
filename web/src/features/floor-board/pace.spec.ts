import { describe, expect, it } from 'vitest';
import { paceOf } from './pace.ts';

describe('Rule: a station is ahead of or behind an even pace towards its target', () => {
  it.each([
    [
      { done: 120, target: 400, expected: 100 },
      { tone: 'ahead', by: 20 },
    ],
    [
      { done: 100, target: 400, expected: 100 },
      { tone: 'even', by: 0 },
    ],
    [
      { done: 80, target: 400, expected: 100 },
      { tone: 'behind', by: 20 },
    ],
    [{ done: 80, target: null, expected: null }, undefined],
  ] as const)('%j', (figures, pace) => expect(paceOf(figures)).toEqual(pace));
});

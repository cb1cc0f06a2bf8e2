import { describe, expect, it } from 'vitest';
import { differingFirst } from './differing-first.ts';

describe('Rule: lines that differ from the forecast come first', () => {
  it('short, over and damaged ones, each in their order', () => {
    const line = (size: string, expected: number, received: number, damaged = 0) => ({ size, expected, received, damaged });
    const lines = [line('7', 1, 1), line('8', 2, 1), line('9', 1, 1), line('10', 1, 1, 1), line('11', 0, 1)];
    expect(differingFirst(lines).map(({ size }) => size)).toEqual(['8', '10', '11', '7', '9']);
  });
});

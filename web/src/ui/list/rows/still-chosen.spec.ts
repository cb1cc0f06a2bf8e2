import { describe, expect, it } from 'vitest';
import { stillChosen } from './still-chosen.ts';

const keyOf = (row: string) => row;

describe('Rule: a chosen row that left the list is chosen no longer', () => {
  it('while one of another page stays chosen', () => {
    expect(stillChosen(['A', 'B', 'Z'], { shown: ['A', 'B'], data: ['B', 'C'], keyOf })).toEqual(['B', 'Z']);
    expect(stillChosen([], { shown: ['A'], data: [], keyOf })).toEqual([]);
  });
});

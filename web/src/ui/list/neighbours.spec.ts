import { describe, expect, it } from 'vitest';
import { neighboursOf } from './neighbours.ts';

const secondPage = { keys: ['A', 'B', 'C'], first: 51, total: 2907 };

describe('Rule: one walks along the list that shows', () => {
  it('knows both neighbours and the place in the whole list', () => {
    expect(neighboursOf(secondPage, 'B')).toEqual({ previous: 'A', next: 'C', place: 52, total: 2907 });
  });

  it('stops at the ends of what is shown', () => {
    expect(neighboursOf(secondPage, 'A')).toMatchObject({ previous: undefined, next: 'B' });
    expect(neighboursOf(secondPage, 'C')).toMatchObject({ previous: 'B', next: undefined });
  });

  it('has none for what the list does not show', () => {
    expect(neighboursOf(secondPage, 'X')).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { draftOf, shelfOf } from './shelf-draft.ts';

const draft = { ...draftOf(undefined), capacity: 40 };

describe('Rule: the name of a new shelf says its zone, unless another is typed', () => {
  it.each([
    ['E-01-1', undefined, 'E'],
    ['b-02-1', undefined, 'B'],
    ['E-01-1', 'North', 'North'],
    ['E-01-1', '', ''],
    ['Floor 7', undefined, ''],
  ])('%s, typed %s: %s', (name, zone, expected) => {
    expect(shelfOf({ ...draft, name, zone })).toMatchObject({ zone: expected });
  });

  it('and a shelf that is there keeps its own', () => {
    const kept = draftOf({ name: 'E-01-1', zone: 'Cold', capacity: 40, level: 1 });
    expect(shelfOf({ ...kept, name: 'F-01-1' })).toMatchObject({ zone: 'Cold' });
  });
});

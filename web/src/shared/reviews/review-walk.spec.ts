import { describe, expect, it } from 'vitest';
import { reviewPlace } from './review-walk.ts';

const waiting = { keys: ['A', 'B', 'C', 'D'], total: 18 };
const without = (gone: string) => ({ keys: waiting.keys.filter((key) => key !== gone), total: 17 });

describe('Rule: after a decision the next application is a step away', () => {
  it('the one that came after it, and the place stays', () => {
    const before = reviewPlace(waiting, 'B', undefined);
    expect(before).toEqual({ key: 'B', previous: 'A', next: 'C', place: 2, total: 18 });
    expect(reviewPlace(without('B'), 'B', before)).toEqual(before);
  });

  it('the first that waits where the last one was decided, or where somebody else took what came after it', () => {
    expect(reviewPlace(without('D'), 'D', reviewPlace(waiting, 'D', undefined))).toMatchObject({ next: 'A', place: 4, total: 18 });
    const before = reviewPlace(waiting, 'B', undefined);
    expect(reviewPlace({ keys: ['A', 'D'], total: 16 }, 'B', before)).toMatchObject({ previous: 'A', next: 'A' });
    expect(reviewPlace({ keys: [], total: 0 }, 'B', before)).toMatchObject({ previous: undefined, next: undefined, place: 2 });
  });

  it('and one that nobody saw waiting has no place', () => {
    expect(reviewPlace(waiting, 'X', undefined)).toBeUndefined();
    expect(reviewPlace(waiting, 'X', reviewPlace(waiting, 'B', undefined))).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { adRefreshMs, placeOf, turned } from './rotation.ts';

describe('Rule: the pictures change every twenty seconds (R9.23)', () => {
  it('to the millisecond', () => expect(adRefreshMs).toBe(20_000));
});

describe('Rule: the pictures go round', () => {
  it('from the last to the first and back', () => {
    expect(turned(0, 1, 3)).toBe(1);
    expect(turned(2, 1, 3)).toBe(0);
    expect(turned(0, -1, 3)).toBe(2);
    expect(turned(0, 1, 1)).toBe(0);
  });
});

describe('Rule: a picture stays while others come and go', () => {
  it('wherever it stands then', () => {
    expect(placeOf({ id: 'b', at: 1 }, ['new', 'a', 'b'])).toBe(2);
    expect(placeOf({ id: 'b', at: 1 }, ['b', 'c'])).toBe(0);
  });

  it('and one that is gone leaves its place to another', () => {
    expect(placeOf({ id: 'b', at: 1 }, ['a', 'c'])).toBe(1);
    expect(placeOf({ id: 'c', at: 2 }, ['a', 'b'])).toBe(1);
  });

  it('unless nobody looks closer', () => {
    expect(placeOf({ id: undefined, at: 0 }, ['new', 'a'])).toBe(0);
  });
});

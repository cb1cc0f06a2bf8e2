import { describe, expect, it } from 'vitest';
import { sawPosition, seenPosition } from './seen-position.ts';

describe('Rule: a page is not shown less than it has written or was told', () => {
  it('names the furthest place of the log that it knows of', () => {
    expect(seenPosition()).toEqual({});
    for (const position of [null, '12-3', '9-40', 'nonsense']) sawPosition(position);
    expect(seenPosition()).toEqual({ 'x-position': '12-3' });
    sawPosition('12-4');
    expect(seenPosition()).toEqual({ 'x-position': '12-4' });
  });
});

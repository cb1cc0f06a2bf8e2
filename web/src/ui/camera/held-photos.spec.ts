import { describe, expect, it } from 'vitest';
import { heldOf, withPhotos } from './held-photos.ts';

const photo = (id: string) => ({ id, file: new Blob(), preview: `blob:${id}` });
const idsOf = ({ taken }: { taken: readonly { id: string }[] }) => taken.map(({ id }) => id).join('');

describe('Rule: a photo stays with the thing that it shows', () => {
  const first = withPhotos(heldOf({ of: undefined, taken: [] }, 'A'), 'A', [photo('1')], 'after');

  it('joins what was taken of it', () => {
    expect(idsOf(withPhotos(first, 'A', [photo('2')], 'after'))).toBe('12');
    expect(idsOf(heldOf(first, 'A'))).toBe('1');
  });

  it('a file that is ready only when the next thing is in hand is not given to that one', () => {
    const next = heldOf(first, 'B');
    expect(idsOf(next)).toBe('');
    expect(idsOf(withPhotos(next, 'A', [photo('2')], 'after'))).toBe('');
  });

  it('what an earlier visit kept comes first, and once', () => {
    expect(idsOf(withPhotos(first, 'A', [photo('0'), photo('1')], 'before'))).toBe('01');
  });
});
